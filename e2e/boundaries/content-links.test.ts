import { articles } from 'deploy-demo-data/content/articles/articles';
import { news } from 'deploy-demo-data/content/news/news';
import { promotions } from 'deploy-demo-data/content/promotions';
import { routeTable } from 'shared-contracts/testing/route-table';

/** The paths of all pages; `/articles/:code` becomes `^/articles/[^/]+/?$`. */
const patterns = routeTable.map(
  ({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/\*$/, '/.*')}/?$`),
);

test('links of the demonstration’s texts lead to pages of the shop, those of articles to articles that exist', () => {
  const bodies = [...articles, ...news, ...promotions(new Date())].map(({ body }) => body);
  const links = bodies.flatMap((body) => [...body.matchAll(/href="([^"]+)"/g)].map(([, path = '']) => path));
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((path) => !patterns.some((pattern) => pattern.test(path)))).toEqual([]);
  const codes = articles.map(({ code }) => `/articles/${code}/`);
  expect(links.filter((path) => path.startsWith('/articles/') && !codes.includes(path))).toEqual([]);
});
