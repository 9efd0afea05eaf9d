import { searchRoute } from '../../catalog/routes';
import { createTestApp } from '../../testing';
import { ApiError } from '../client/api-error';
import { definePage } from './define-page';

/** What the router gets of a page whose data fails with this status. */
async function failedWith(status: number, message: string) {
  const failure = new ApiError('catalog.product.search', 'answered', status, { type: 'error', code: 'x', message });
  const { loader } = definePage({
    load: ({ required }) => required('search', Promise.reject(failure), 'Не удалось загрузить товары'),
    Component: () => null,
  });
  const args = {
    app: createTestApp({ report: () => {} }),
    params: {},
    url: new URL('http://shop.localhost/search/?query=x'),
    signal: new AbortController().signal,
    route: searchRoute,
  };
  return loader(args).catch((error: unknown) => error);
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
