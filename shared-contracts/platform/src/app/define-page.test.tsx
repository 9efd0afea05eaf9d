import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { searchRoute } from '@zapovednik/areas/catalog/routes';
import { createTestApp } from '@zapovednik/testing';
import { ApiError } from '../client/api-error';
import { definePage } from './define-page';

const argsWith = (report: () => void) => ({
  app: createTestApp({ report }),
  params: {},
  url: new URL('http://shop.localhost/search/?query=x'),
  signal: new AbortController().signal,
  route: searchRoute,
});

/** The router's result for a page whose data fails with this status. */
async function failedWith(status: number, message: string) {
  const failure = new ApiError('catalog.product.search', 'answered', status, { type: 'error', code: 'x', message });
  const { loader } = definePage({
    load: ({ required }) => required('search', Promise.reject(failure), 'Не удалось загрузить товары'),
    Component: () => null,
  });
  return loader(argsWith(() => {})).catch((error: unknown) => error);
}

test('ROU-106 a page whose data fails shows its own message, with the status of the failure', async () => {
  expect(await failedWith(500, 'Внутренняя')).toMatchObject({
    data: 'Не удалось загрузить товары',
    init: { status: 503 },
  });
  expect(await failedWith(409, 'Занято')).toMatchObject({ data: 'Не удалось загрузить товары', init: { status: 500 } });
});

test('ROU-106 who asks too often reads on the page that they should wait', async () => {
  const message = 'Слишком много запросов подряд. Подождите немного и попробуйте ещё раз.';
  expect(await failedWith(429, message)).toMatchObject({ data: message, init: { status: 503 } });
});

test('a read that ends with who waited for it is no fault, any other failure of it is', async () => {
  const query = new QueryClient();
  const options = {
    queryKey: ['summary'],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  };
  const { loader } = definePage({
    load: async ({ optional }) => ({ summary: await optional('summary', query.fetchQuery(options)) }),
    Component: () => null,
  });
  const report = jest.fn();
  const loading = loader(argsWith(report));
  // The menu of the cabinet shows the same numbers, and is removed when the customer signs out.
  new QueryObserver(query, options).subscribe(() => {})();
  expect(await loading).toEqual({ summary: undefined });
  expect(report).not.toHaveBeenCalled();

  await definePage({
    load: ({ optional }) => optional('summary', Promise.reject(new Error('broken'))),
    Component: () => null,
  }).loader(argsWith(report));
  expect(report).toHaveBeenCalledTimes(1);
});
