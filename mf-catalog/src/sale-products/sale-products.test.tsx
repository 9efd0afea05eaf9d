import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPage } from '@zapovednik/api/catalog/calls/catalog';
import { createTestApp, fixtures, renderWithApp } from '@zapovednik/testing';
import { requestsOf } from '../testing/catalogue';
import { mockViewport } from '../testing/layout';
import { SaleProducts } from './sale-products';

beforeAll(() => mockViewport('desktop'));

/** A sale of 50 goods. */
function show() {
  const app = createTestApp({ report: () => {} });
  app.backEnd.answer(getPage, ({ perPage }) =>
    fixtures.productPage({
      products: Array.from({ length: Math.min(Number(perPage), 50) }, (_, index) =>
        fixtures.listItem({ id: index + 1, name: `Товар ${index + 1}` }),
      ),
      productCount: 50,
    }),
  );
  return app;
}

test('CAT-41 LIM-20 the first goods of a sale are shown, and all of them at a press', async () => {
  const app = show();
  renderWithApp(<SaleProducts sale="chisto-doma" />, { app });
  expect(await screen.findAllByRole('article')).toHaveLength(40);
  await userEvent.click(screen.getByRole('button', { name: 'Показать все 50' }));
  expect(await screen.findByRole('link', { name: 'Товар 50' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Показать все/ })).not.toBeInTheDocument();
  const filter = { PROPERTY_SALES: 'chisto-doma' };
  expect(requestsOf(app, getPage)).toEqual([
    { page: 1, perPage: 40, sort: { SORT: 'asc' }, filter },
    { page: 1, perPage: 9999, sort: { SORT: 'asc' }, filter },
  ]);
});

test('CAT-41 a sale without goods, or one that cannot be read, says so', async () => {
  const app = show();
  app.backEnd.answer(getPage, fixtures.productPage({ products: [], productCount: 0, pageCount: 0 }));
  const { unmount } = renderWithApp(<SaleProducts sale="net" />, { app });
  expect(await screen.findByText('Товаров не найдено')).toBeVisible();
  unmount();
  const broken = show();
  broken.backEnd.fail(getPage);
  renderWithApp(<SaleProducts sale="chisto-doma" />, { app: broken });
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
});
