import { articles } from './articles/articles';
import { news } from './news/news';
import { questions } from './questions';

test.each([
  ['articles', articles],
  ['news', news],
])('there are twelve %s and more, each with its own code, title and picture', (_, list) => {
  expect(list.length).toBeGreaterThanOrEqual(12);
  for (const field of ['code', 'title', 'picture', 'daysAgo'] as const) {
    expect(new Set(list.map((text) => text[field])).size).toBe(list.length);
  }
});

test('an article is worth reading: it has headings and a thousand signs', () => {
  expect(articles.filter(({ body }) => body.length < 1000 || !body.includes('<h2>'))).toEqual([]);
});

test('questions have their own anchors', () => {
  expect(questions.length).toBeGreaterThanOrEqual(25);
  expect(new Set(questions.map(({ code }) => code)).size).toBe(questions.length);
});
