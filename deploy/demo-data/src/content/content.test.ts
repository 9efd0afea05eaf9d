import * as routes from 'shared-contracts/content/routes';
import { articles } from './articles/articles';
import { news } from './news/news';
import { promotions } from './promotions';
import { questions } from './questions';

const texts = [...articles, ...news];

test.each([
  ['articles', articles],
  ['news', news],
])('there are twelve %s and more, each with its own code, title and picture', (_, list) => {
  expect(list.length).toBeGreaterThanOrEqual(12);
  for (const field of ['code', 'title', 'picture', 'daysAgo'] as const) {
    expect(new Set(list.map((text) => text[field])).size).toBe(list.length);
  }
});

/** Pages of this and of the other areas that texts may lead to; `/articles/:code` becomes `^/articles/[^/]+/$`. */
const paths = [
  ...Object.values(routes).flatMap((route) => (typeof route === 'function' ? [] : [route.path])),
  ...['/catalog', '/catalog/:section', '/vet-kabinety', '/grooming', '/dog-training-school'],
];
const patterns = paths.map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/$`));

test('links of the texts lead to pages of the shop, those of articles to articles that exist', () => {
  const bodies = [...texts, ...promotions(new Date())].map(({ body }) => body);
  const links = bodies.flatMap((body) => [...body.matchAll(/href="([^"]+)"/g)].map(([, path = '']) => path));
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((path) => !patterns.some((pattern) => pattern.test(path)))).toEqual([]);
  const codes = articles.map(({ code }) => `/articles/${code}/`);
  expect(links.filter((path) => path.startsWith('/articles/') && !codes.includes(path))).toEqual([]);
});

test('an article is worth reading: it has headings and a thousand signs', () => {
  expect(articles.filter(({ body }) => body.length < 1000 || !body.includes('<h2>'))).toEqual([]);
});

test('questions have their own anchors', () => {
  expect(questions.length).toBeGreaterThanOrEqual(25);
  expect(new Set(questions.map(({ code }) => code)).size).toBe(questions.length);
});
