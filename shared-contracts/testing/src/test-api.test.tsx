import { screen } from '@testing-library/react';
import { getByCode } from '@zapovednik/api/catalog/calls/product';
import { useApp } from '@zapovednik/platform/app';
import { queryOptions, useQuery } from '@zapovednik/platform/query';
import { createTestApp, fixtures, renderWithApp } from '.';

function ProductName({ code }: { code: string }) {
  const { api } = useApp();
  const product = queryOptions({ queryKey: ['product', code], queryFn: () => api(getByCode, { code }) });
  const { data, error } = useQuery(product);
  return <h1>{data?.name ?? error?.message ?? 'Загрузка'}</h1>;
}

test('the back end answers a call as the test says, and records the calls', async () => {
  const app = createTestApp();
  app.backEnd.answer(getByCode, ({ code }) => fixtures.productDetail({ code, name: `Корм ${code}` }));
  renderWithApp(<ProductName code="utka" />, { app });
  expect(await screen.findByRole('heading', { name: 'Корм utka' })).toBeVisible();
  expect(app.backEnd.asked).toEqual([{ id: getByCode.id, input: { code: 'utka' } }]);
});

test('the back end fails a call as the test says', async () => {
  const app = createTestApp();
  app.backEnd.fail(getByCode, { status: 404, message: 'Товар не найден' });
  renderWithApp(<ProductName code="utka" />, { app });
  expect(await screen.findByText('Товар не найден')).toBeVisible();
  app.backEnd.fail(getByCode);
  await expect(app.api(getByCode, { code: 'utka' })).rejects.toMatchObject({ kind: 'unreachable', status: 0 });
});

test('a call without a prepared answer is rejected', async () => {
  const { api } = createTestApp();
  await expect(api(getByCode, { code: 'utka' })).rejects.toThrow(
    'has no answer for the call catalog.product.getByCode',
  );
});

test('a call or an answer that breaks the contract is rejected', async () => {
  const { api, backEnd } = createTestApp();
  backEnd.answer(getByCode, fixtures.productDetail());
  await expect(api(getByCode, { code: 'у'.repeat(201) })).rejects.toThrow();
  backEnd.answer(getByCode, fixtures.productDetail({ quantity: 0.5 }));
  await expect(api(getByCode, { code: 'utka' })).rejects.toThrow();
});
