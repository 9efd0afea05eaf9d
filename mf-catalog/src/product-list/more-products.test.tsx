import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPage } from '@zapovednik/api/catalog/calls/catalog';
import { fixtures, renderArea } from '@zapovednik/testing';
import area from '../area';
import { catalogueApp, requestsOf } from '../testing/catalogue';
import { mockViewport } from '../testing/layout';

const dogs = '/catalog/tovary_dlya_sobak/';

beforeEach(() => mockViewport('desktop'));

const pageOf = (page: number, name = 'Товар') =>
  fixtures.productPage({
    products: [2 * page - 1, 2 * page].map((id) =>
      fixtures.listItem({ id, code: `tovar-${id}`, name: `${name} ${id}` }),
    ),
    page,
    pageCount: 3,
    productCount: 6,
  });

/** Three pages of two goods: «Товар 1», «Товар 2» … */
function openList(url = dogs) {
  const app = catalogueApp();
  app.backEnd.answer(getPage, ({ page }) => pageOf(Number(page)));
  return renderArea(area, url, { app });
}

const names = () => screen.getAllByText(/^(Товар|Остаток) \d$/).map(({ textContent }) => textContent);
const more = () => screen.getByText('Показать ещё').closest('a') ?? document.body;

test('CAT-10 «Показать ещё» adds the next page below, and the URL follows; the child sections stay', async () => {
  const { router } = await openList();
  expect(more()).toHaveAttribute('href', `${dogs}?PAGEN_1=2`);
  await userEvent.click(more());
  await waitFor(() => expect(names()).toEqual(['Товар 1', 'Товар 2', 'Товар 3', 'Товар 4']));
  expect(router.state.location.search).toBe('?PAGEN_1=2');
  expect(screen.getByText('Показано 4 из 6')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('link', { name: 'Сухой корм' })).toBeVisible();
  await userEvent.click(more());
  await waitFor(() => expect(names()).toHaveLength(6));
  expect(screen.queryByText('Показать ещё')).not.toBeInTheDocument();
});

test('CAT-10 the focus goes to the first of the new goods, also at the last page', async () => {
  await openList(`${dogs}?PAGEN_1=2`);
  await userEvent.click(more());
  await waitFor(() => expect(document.activeElement).toHaveAttribute('href', '/product/tovar-5/'));
});

test('CAT-10 a return from a product shows all pages again, without asking for them', async () => {
  const { app, router } = await openList();
  await userEvent.click(more());
  await waitFor(() => expect(names()).toHaveLength(4));
  await act(() => router.navigate('/brand/lesnoy-pes/'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(names()).toEqual(['Товар 1', 'Товар 2', 'Товар 3', 'Товар 4']));
  expect(requestsOf(app, getPage).filter((input) => !JSON.stringify(input).includes('BRAND'))).toHaveLength(2);
});

test('CAT-10 a link to a page shows only this page', async () => {
  await openList();
  await userEvent.click(more());
  await waitFor(() => expect(names()).toHaveLength(4));
  await userEvent.click(screen.getByRole('link', { name: 'Страница 3' }));
  await waitFor(() => expect(names()).toEqual(['Товар 5', 'Товар 6']));
});

test.each([
  ['another document', { firstPage: 1, document: 1 }],
  ['another kind', { firstPage: 'один' }],
])('CAT-10 history state of %s is ignored', async (_, state) => {
  const { router } = await openList();
  await act(() => router.navigate(`${dogs}?PAGEN_1=2`, { state }));
  await waitFor(() => expect(names()).toEqual(['Товар 3', 'Товар 4']));
});

test('CAT-53 goods above that are outdated are not shown', async () => {
  const { app } = await openList();
  await userEvent.click(more());
  await waitFor(() => expect(names()).toHaveLength(4));
  app.backEnd.answer(getPage, ({ page }) => pageOf(Number(page), 'Остаток'));
  await act(() => app.query.invalidateQueries({ queryKey: ['mf-catalog'] }));
  await waitFor(() => expect(names()).toEqual(['Остаток 3', 'Остаток 4']));
});
