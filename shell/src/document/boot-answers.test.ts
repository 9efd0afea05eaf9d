import { QueryClient } from '@zapovednik/platform/query';
import { answersOf, restoreAnswers } from './boot-answers';

test('the browser gets the answers of the server, as text, with the age of the document, and asks for none again', () => {
  const server = new QueryClient();
  server.setQueryData(['section', { page: 1 }], { products: [1, 2] });
  server.setQueryData(['none'], null);
  const browser = new QueryClient();
  restoreAnswers(browser, JSON.parse(JSON.stringify(answersOf(server))), 1_000);
  expect(browser.getQueryData(['section', { page: 1 }])).toEqual({ products: [1, 2] });
  expect(browser.getQueryState(['section', { page: 1 }])).toMatchObject({ dataUpdatedAt: 1_000, status: 'success' });
  expect(browser.getQueryData(['none'])).toBeNull();
});

test('the same answers are the same text, whenever and in whatever order they were read', () => {
  const textOf = (names: readonly string[], updatedAt: number) => {
    const server = new QueryClient();
    for (const name of names) server.setQueryData([name], { name }, { updatedAt });
    return JSON.stringify(answersOf(server));
  };
  expect(textOf(['lists', 'banners', 'brands'], 1_000)).toBe(textOf(['brands', 'lists', 'banners'], 2_000));
});

test('a document has neither failed answers nor those that are too large for it', async () => {
  const server = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const failed = { queryKey: ['failed'], queryFn: () => Promise.reject(new Error('refused')) };
  await server.prefetchQuery(failed);
  await server.prefetchQuery({ queryKey: ['large'], queryFn: async () => 'x', meta: { inDocument: false } });
  await server.prefetchQuery({ queryKey: ['small'], queryFn: async () => 'x' });
  expect(answersOf(server).map(({ key }) => key)).toEqual([['small']]);
});
