import { QueryClient } from '@zapovednik/platform/query';
import { answersOf, restoreAnswers } from './boot-answers';

test('the browser gets the answers of the server with their age, as text, and asks for none again', async () => {
  const server = new QueryClient();
  server.setQueryData(['section', { page: 1 }], { products: [1, 2] }, { updatedAt: 1_000 });
  server.setQueryData(['none'], null);
  const browser = new QueryClient();
  restoreAnswers(browser, JSON.parse(JSON.stringify(answersOf(server))));
  expect(browser.getQueryData(['section', { page: 1 }])).toEqual({ products: [1, 2] });
  expect(browser.getQueryState(['section', { page: 1 }])).toMatchObject({ dataUpdatedAt: 1_000, status: 'success' });
  expect(browser.getQueryData(['none'])).toBeNull();
});

test('a document has neither failed answers nor those that are too large for it', async () => {
  const server = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const failed = { queryKey: ['failed'], queryFn: () => Promise.reject(new Error('refused')) };
  await server.prefetchQuery(failed);
  await server.prefetchQuery({ queryKey: ['large'], queryFn: async () => 'x', meta: { inDocument: false } });
  await server.prefetchQuery({ queryKey: ['small'], queryFn: async () => 'x' });
  expect(answersOf(server).map(({ key }) => key)).toEqual([['small']]);
});
