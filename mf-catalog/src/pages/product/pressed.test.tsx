import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPage } from '@zapovednik/api/catalog/calls/catalog';
import { getByCode } from '@zapovednik/api/catalog/calls/product';
import { productViewed } from '@zapovednik/areas/catalog/events';
import { sectionsQuery } from '@zapovednik/areas/catalog/queries/sections';
import { fixtures, renderArea } from '@zapovednik/testing';
import area from '../../area';
import { catalogueApp, dryFood, requestsOf } from '../../testing/catalogue';
import { mockViewport } from '../../testing/layout';

beforeEach(() => mockViewport('phone'));

const item = fixtures.listItem();
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Opens a list. The product's own data comes when the test decides. */
async function openList(listed: Parameters<typeof fixtures.listItem>[0] = {}) {
  const report = jest.fn();
  const app = catalogueApp({ report });
  app.backEnd.answer(getPage, fixtures.productPage({ products: [fixtures.listItem(listed)] }));
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  const viewed = jest.fn();
  app.bus.on(productViewed, viewed);
  app.backEnd.answer(getByCode, async () => {
    await held;
    return fixtures.productDetail();
  });
  const { router } = await renderArea(area, dryFood.SECTION_PAGE_URL, { app });
  await app.query.ensureQueryData(sectionsQuery(app));
  const card = within(await screen.findByRole('list', { name: 'Товары' })).getByRole('article');
  const press = () => userEvent.click(within(card).getAllByRole('link').at(-1) ?? card);
  return { app, report, router, viewed, press, come: () => act(async () => come()) };
}

test('PRD-01 a pressed card’s name, price and button are shown before the product has come, and stay when it comes', async () => {
  const { app, viewed, press, come } = await openList();
  await press();
  const title = await heading(item.name);
  const button = screen.getByRole('button', { name: `В корзину: ${item.name}` });
  expect(screen.getByText(/1\s200\s₽/)).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Навигационная цепочка' })).toHaveTextContent('Сухой корм');
  expect(document.title).toBe(item.name);
  expect(screen.queryByText(/Артикул/)).not.toBeInTheDocument();
  expect(viewed).not.toHaveBeenCalled();
  await come();
  expect(await screen.findByText('Артикул LP-1234')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Описание' })).toBeVisible();
  // The same elements: the focus and a press are not lost.
  expect([title.isConnected, button.isConnected]).toEqual([true, true]);
  expect(viewed).toHaveBeenCalledTimes(1);
  expect(requestsOf(app, getByCode)).toHaveLength(1);
});

test('«Назад» before the product has come shows the list', async () => {
  const { router, viewed, press, come } = await openList();
  await press();
  await heading(item.name);
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('list', { name: 'Товары' })).toBeVisible();
  await come();
  expect(screen.queryByText(/Артикул/)).not.toBeInTheDocument();
  expect(viewed).not.toHaveBeenCalled();
});

test.each([
  [404, '404'],
  [500, '503 Ошибка. Попробуйте позже.'],
])('ROU-67 PRD-53 a product that is gone or cannot be read says so after its first frame: %i', async (status, text) => {
  const { app, report, press } = await openList();
  app.backEnd.fail(getByCode, { status, message: 'Товар не найден' });
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  // For the first frame, and by the router, which knows what to show instead.
  expect(requestsOf(app, getByCode)).toHaveLength(2);
  expect(report).toHaveBeenCalledTimes(status === 404 ? 0 : 1);
});

test('a card that is not sold now waits for the product, whose page has other parts', async () => {
  const { press, come } = await openList({ quantity: 0, city_quantity: 0 });
  await press();
  expect(screen.getByRole('list', { name: 'Товары' })).toBeVisible();
  await come();
  expect(await screen.findByText('Артикул LP-1234')).toBeVisible();
});
