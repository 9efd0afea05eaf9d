import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getByCode } from '@zapovednik/api/catalog/calls/product';
import { getAverage } from '@zapovednik/api/catalog/calls/review';
import type { ProductDetailAnswer } from '@zapovednik/api/catalog/wire/product-detail';
import { addToBasket } from '@zapovednik/areas/checkout/commands';
import { fixtures, renderArea } from '@zapovednik/testing';
import area from '../../area';
import { catalogueApp } from '../../testing/catalogue';
import { mockViewport } from '../../testing/layout';

beforeEach(() => {
  mockViewport('desktop');
  localStorage.clear();
});

const property = (code: string, name: string, value: string, sort: number) => ({ code, name, value, sort });
const details: Record<string, Partial<ProductDetailAnswer>> = {
  p1: {
    id: 1,
    name: 'Корм с лососем',
    show_properties: [property('vozrast', 'Возраст', 'Взрослые', 20), property('vkus', 'Вкус', 'Лосось', 30)],
  },
  p2: {
    id: 2,
    name: 'Корм с уткой',
    show_properties: [property('vozrast', 'Возраст', 'Взрослые', 20), property('vkus', 'Вкус', 'Утка', 30)],
  },
};

async function open(codes: readonly string[], changes: readonly Partial<ProductDetailAnswer>[] = []) {
  localStorage.setItem('compared', JSON.stringify(codes.map((code, index) => ({ id: index + 1, code }))));
  const app = catalogueApp();
  app.backEnd.answer(getByCode, ({ code }) =>
    fixtures.productDetail({ code, ...details[code], ...changes[codes.indexOf(code)] }),
  );
  app.backEnd.answer(getAverage, { average: 4.5, count: 2, scores: [] });
  await renderArea(area, '/compare/', { app });
  return app;
}

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('PRD-06 products are side by side, in each group what differs first', async () => {
  await open(['p1', 'p2']);
  expect(await screen.findByRole('columnheader', { name: /Корм с лососем/ })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Вкус Лосось Утка' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Возраст Взрослые Взрослые' })).toBeVisible();
  expect(screen.getAllByRole('img', { name: 'Оценка 4,5 из 5' })).toHaveLength(2);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', expect.stringContaining('noindex'));
});

test('picture, name and price of the columns stay in sight below the header, and follow the table sideways', async () => {
  await open(['p1', 'p2']);
  const table = await screen.findByRole('region', { name: 'Таблица сравнения' });
  const pinned = () => screen.getAllByText('Корм с лососем').filter((one) => one.closest('[aria-hidden="true"]'));
  expect(pinned()).toHaveLength(1);
  expect(pinned()[0]).not.toBeVisible();
  const rect = (top: number, bottom: number) => () => new DOMRect(0, top, 0, bottom - top);
  const head = table.querySelector('thead');
  if (head) head.getBoundingClientRect = rect(-400, -10);
  table.getBoundingClientRect = rect(-400, 900);
  fireEvent.scroll(window);
  expect(pinned()[0]).toBeVisible();
  if (head) head.getBoundingClientRect = rect(-100, 290);
  fireEvent.scroll(window);
  expect(pinned()[0]).not.toBeVisible();
});

test('«Только отличия» leaves out what is the same', async () => {
  await open(['p1', 'p2']);
  await userEvent.click(await screen.findByRole('switch', { name: 'Только отличия' }));
  expect(rows()).toContain('Вкус');
  expect(rows()).not.toContain('Возраст');
  expect(screen.queryByRole('rowheader', { name: 'Для кого' })).not.toBeInTheDocument();
});

test('PRD-02 packages of different sizes are compared by kilogram, food by its composition and analysis', async () => {
  const food = (composition: string, protein: string) =>
    `<h3>Состав</h3><p>${composition}</p><h3>Гарантированные показатели</h3><ul><li>белок — ${protein}</li></ul>`;
  await open(
    ['p1', 'p2'],
    [
      {
        price: fixtures.price({ discount_price: 1200, per_unit: { price: 400, unit: 'кг' } }),
        detail_text: food('Лосось, рис.', '28 %'),
      },
      {
        price: fixtures.price({ discount_price: 450, per_unit: null }),
        show_properties: [property('ves', 'Вес', '1 кг', 10)],
        detail_text: food('Утка, рис.', '28 %'),
      },
    ],
  );
  expect(await screen.findByRole('row', { name: /^Цена за кг 400\s₽ 450\s₽$/ })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Состав Лосось, рис. Утка, рис.' })).toBeVisible();
  await userEvent.click(screen.getByRole('switch', { name: 'Только отличия' }));
  expect(rows()).toEqual(expect.arrayContaining(['Цена за кг', 'Состав']));
  expect(rows()).not.toContain('Белок');
});

test('a product goes into the basket, or out of the comparison', async () => {
  const app = await open(['p1', 'p2']);
  const add = jest.fn(async () => ({ quantity: 1 }));
  app.command(addToBasket, add);
  await userEvent.click(await screen.findByRole('button', { name: 'В корзину: Корм с уткой' }));
  expect(add).toHaveBeenCalledWith(expect.objectContaining({ productId: 2, quantity: 1 }));
  await userEvent.click(screen.getByRole('button', { name: 'Убрать из сравнения: Корм с лососем' }));
  await waitFor(() => expect(screen.queryByText('Корм с лососем')).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Корм с уткой' })).toBeVisible();
  // The focus stays where the next one can be removed.
  expect(screen.getByRole('button', { name: 'Убрать из сравнения: Корм с уткой' })).toHaveFocus();
  expect(screen.getByText('Добавьте ещё товар кнопкой «Сравнить», чтобы увидеть отличия.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Убрать из сравнения: Корм с уткой' }));
  expect(await screen.findByText('Сравнивать пока нечего')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Сравнение товаров' })).toHaveFocus();
  expect(localStorage.getItem('compared')).toBe('[]');
});

test('without products the page says how to add some', async () => {
  await open([]);
  expect(await screen.findByText('Сравнивать пока нечего')).toBeVisible();
  expect(screen.getByRole('link', { name: 'В каталог' })).toBeVisible();
});

test('a product that the shop does not have any more leaves the comparison', async () => {
  localStorage.setItem('compared', JSON.stringify([{ id: 1, code: 'gone' }]));
  const app = catalogueApp();
  app.backEnd.fail(getByCode, { status: 404, message: 'Товар не найден' });
  app.backEnd.fail(getAverage, { status: 404, message: 'Товар не найден' });
  await renderArea(area, '/compare/', { app });
  expect(await screen.findByText('Сравнивать пока нечего')).toBeVisible();
});

test('a failure is said, and «Повторить» reads again', async () => {
  localStorage.setItem('compared', JSON.stringify([{ id: 1, code: 'p1' }]));
  const app = catalogueApp();
  app.backEnd.fail(getByCode);
  app.backEnd.fail(getAverage);
  await renderArea(area, '/compare/', { app });
  expect(await screen.findByText('Не удалось загрузить продукты')).toBeVisible();
  app.backEnd.answer(getByCode, fixtures.productDetail({ id: 1, name: 'Корм с лососем' }));
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  // Without reviews the rest is shown.
  expect(await screen.findByRole('columnheader', { name: /Корм с лососем/ })).toBeVisible();
});
