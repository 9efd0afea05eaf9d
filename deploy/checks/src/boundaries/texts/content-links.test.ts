import { routeTable } from '@zapovednik/testing/route-table';
import { demoTexts } from 'deploy-demo-data/content/texts';

/** The paths of all pages; `/articles/:code` becomes `^/articles/[^/]+/?$`. */
const patterns = routeTable.map(
  ({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/\*$/, '/.*')}/?$`),
);

test('links of the demonstration’s texts lead to pages of the shop, those of articles to articles that exist', async () => {
  const { contents } = await demoTexts(new Date(), () => true);
  const bodies = contents.flatMap((one) => (one.kind === 'questions' ? [] : [one.record.body]));
  const links = bodies.flatMap((body) => [...body.matchAll(/href="([^"]+)"/g)].map(([, path = '']) => path));
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((path) => !patterns.some((pattern) => pattern.test(path)))).toEqual([]);
  const codes = contents.flatMap(({ kind, code }) => (kind === 'articles' ? [`/articles/${code}/`] : []));
  expect(links.filter((path) => path.startsWith('/articles/') && !codes.includes(path))).toEqual([]);
});
