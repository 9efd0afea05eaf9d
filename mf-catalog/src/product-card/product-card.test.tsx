import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toListItem } from '@zapovednik/api/catalog/models/product';
import type { ListItemAnswer } from '@zapovednik/api/catalog/wire/product';
import { basketAtom, unknownBasket } from '@zapovednik/areas/checkout/atoms';
import { addToBasket } from '@zapovednik/areas/checkout/commands';
import { createTestApp, fakeClock, fixtures, renderWithApp, type TestApp } from '@zapovednik/testing';
import { mockViewport, resize } from '../testing/layout';
import { ProductCard } from './product-card';

beforeAll(() => mockViewport('desktop'));

const photos = (count: number) =>
  fixtures.properties({
    more_photo: {
      name: 'Картинки',
      code: 'more_photo',
      sort: 100,
      value: Array.from({ length: count }, (_, index) => `/pictures/product/1234/${index + 1}`),
    },
  });

const variant = (ID: number, VALUE_PRINT: string) => ({
  ID,
  CODE: `korm-${ID}`,
  SORT: ID,
  VALUE_PRINT,
  NAME: `Корм, ${VALUE_PRINT}`,
  PRICE: fixtures.price({ discount_price: ID, old_price: ID }),
  CITY_QUANTITY: 3,
  PICTURE: `/pictures/product/${ID}/1`,
  BONUS_IN: 5,
});

function renderCard(changes: Partial<ListItemAnswer> = {}, app: TestApp = createTestApp()) {
  return renderWithApp(<ProductCard product={toListItem(fixtures.listItem(changes))} sizes="234px" />, { app });
}

test('PRD-12 PRD-13 a card has the price and the name, which links to the product', () => {
  renderCard();
  expect(screen.getByRole('link', { name: /Сухой корм Лесной пёс/ })).toHaveAttribute(
    'href',
    '/product/korm-lesnoy-pes-3-kg/',
  );
  expect(screen.getByText(/1\s200\s₽/)).toBeVisible();
});

test('PRD-17 PRD-18 PRD-19 new, marked-down and prescription products have a badge', () => {
  const { ucenka, prescription_drug } = fixtures.properties();
  renderCard({
    properties: fixtures.properties({
      ucenka: { ...ucenka, value: ['Помята упаковка'] },
      prescription_drug: { ...prescription_drug, value: 'Y' },
    }),
  });
  for (const badge of ['Новинка', 'Уценка', 'По рецепту']) expect(screen.getByText(badge)).toBeVisible();
});

test('PRD-21 PRD-22 each badge has its theme', () => {
  const { ucenka, prescription_drug } = fixtures.properties();
  renderCard({
    properties: fixtures.properties({
      ucenka: { ...ucenka, value: ['Помята упаковка'] },
      prescription_drug: { ...prescription_drug, value: 'Y' },
    }),
  });
  const themes = { '−20%': 'fillRed', Новинка: 'green', 'По рецепту': 'red', Уценка: 'brandOrange' };
  for (const [badge, theme] of Object.entries(themes)) expect(screen.getByText(badge)).toHaveClass(theme);
});

test('PRD-15 a card adds its product to the basket and becomes its stepper', async () => {
  const app = createTestApp();
  const add = jest.fn(async ({ quantity }: { quantity: number }) => ({ quantity }));
  app.command(addToBasket, add);
  renderCard({}, app);
  await userEvent.click(screen.getByRole('button', { name: /^В корзину: Сухой корм/ }));
  expect(add).toHaveBeenCalledWith({ productId: 1234, quantity: 1, pack: 'ST' });
  act(() => app.write(basketAtom, { ...unknownBasket, status: 'ready', quantities: { 1234: 1 }, quantity: 1 }));
  expect(screen.getByRole('button', { name: 'Увеличить количество' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Перейти в корзину' })).toBeVisible();
});

test('PRD-62 PRD-26 below the price: the price of a unit and the bonuses, also of a chosen variant', async () => {
  const dear = { ...variant(3000, '3 кг'), BONUS_IN: 31 };
  renderCard({
    id: 1500,
    bonus_in: 1,
    price: fixtures.price({ per_unit: { price: 800, unit: 'кг' } }),
    variants: [variant(1500, '1,5 кг'), dear],
    offers_by: { CODE: 'weight', NAME: 'Вес' },
  });
  expect(screen.getByText(/^800\s₽ за кг$/)).toBeVisible();
  expect(screen.getByText('+1 бонус')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: '3 кг' }));
  expect(screen.getByText('+31 бонус')).toBeVisible();
  expect(screen.queryByText(/за кг/)).not.toBeInTheDocument();
});

test('PRD-20 PRD-50 the discount’s percent is a badge; below two per cent it is not shown', () => {
  const { unmount } = renderCard();
  expect(screen.getByText('−20%')).toHaveClass('fillRed');
  unmount();
  renderCard({ price: fixtures.price({ discount_price: 1480, discount_percent: 0 }) });
  expect(screen.queryByText(/%/)).not.toBeInTheDocument();
});

test('PRD-23 PRD-24 «много» is green from ten pieces on, a smaller stock is «мало», no stock says so', async () => {
  const { unmount } = renderCard({ quantity: 10 });
  expect(screen.getByText('много')).toHaveClass('many');
  unmount();
  const { unmount: again } = renderCard({ quantity: 9 });
  expect(screen.getByText('мало')).toHaveClass('few');
  again();
  renderCard({ quantity: 0, city_quantity: 0 });
  expect(screen.getByText('Нет в наличии')).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Подписаться/ })).toBeVisible();
});

test('PRD-10 LIM-42 a card shows at most ten pictures', () => {
  const { container } = renderCard({ properties: photos(14) });
  expect(container.querySelectorAll('.dots > span')).toHaveLength(10);
});

test('PRD-11 LIM-42 the picture under the mouse shows after 12 ms, the first returns 50 ms after the mouse has left', async () => {
  const { pass } = fakeClock();
  const { container } = renderCard({ properties: photos(4) });
  const gallery = container.querySelector('.gallery');
  if (!gallery) throw new Error('a card has a gallery');
  jest.spyOn(gallery, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 500));
  const shown = () => container.querySelector('.shown img')?.getAttribute('src');
  // jsdom has no pointer events: the test sets their coordinates itself.
  const mouse = (event: Event, clientX: number) =>
    fireEvent(gallery, Object.assign(event, { clientX, pointerType: 'mouse' }));
  mouse(createEvent.pointerMove(gallery), 250);
  await pass(11);
  expect(shown()).toBe('/pictures/product/1234/1-640.jpg');
  await pass(1);
  expect(shown()).toBe('/pictures/product/1234/3-640.jpg');
  mouse(createEvent.pointerOut(gallery), 500);
  await pass(49);
  expect(shown()).toBe('/pictures/product/1234/3-640.jpg');
  await pass(1);
  expect(shown()).toBe('/pictures/product/1234/1-640.jpg');
});

test('a swipe changes the picture', () => {
  const { container } = renderCard({ properties: photos(2) });
  const gallery = container.querySelector('.gallery');
  if (!gallery) throw new Error('a card has a gallery');
  fireEvent.touchStart(gallery, { touches: [{ clientX: 200 }] });
  fireEvent.touchEnd(gallery, { changedTouches: [{ clientX: 100 }] });
  expect(container.querySelector('.shown img')).toHaveAttribute('src', '/pictures/product/1234/2-640.jpg');
});

test('PRD-14 a variant switches the card in place and is also a link to its own page', async () => {
  renderCard({
    id: 1500,
    variants: [variant(1500, '1,5 кг'), variant(3000, '3 кг')],
    offers_by: { CODE: 'weight', NAME: 'Вес' },
  });
  const chip = screen.getByRole('link', { name: '3 кг' });
  expect(chip).toHaveAttribute('href', '/product/korm-3000/');
  await userEvent.click(chip);
  expect(screen.getByRole('link', { name: 'Корм, 3 кг' })).toBeVisible();
  expect(screen.getByText(/3\s000\s₽/)).toBeVisible();
  expect(chip).toHaveAttribute('aria-current', 'true');
});

test('PRD-14 the chosen variant is marked first, and until the card shows it nothing of the one before can be pressed', async () => {
  const app = createTestApp();
  const add = jest.fn(async ({ quantity }: { quantity: number }) => ({ quantity }));
  app.command(addToBasket, add);
  renderCard({ id: 1500, variants: [variant(1500, '1,5 кг'), variant(3000, '3 кг')] }, app);
  const chip = screen.getByRole('link', { name: '3 кг' });
  // Clicks of the browser, which no test waits for.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  chip.click();
  await Promise.resolve();
  expect(chip).toHaveAttribute('aria-current', 'true');
  screen.getByRole('button', { name: /^В корзину: Сухой корм/ }).click();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  await userEvent.click(await screen.findByRole('button', { name: 'В корзину: Корм, 3 кг' }));
  await waitFor(() => expect(add).toHaveBeenCalledWith({ productId: 3000, quantity: 1, pack: 'ST' }));
  expect(add).toHaveBeenCalledTimes(1);
});

test('PRD-60 LIM-09 variants that do not fit are counted, again 300 ms after a resize', async () => {
  const { pass } = fakeClock();
  const fits = { count: 2 };
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, index < fits.count ? 0 : 30, 40, 24);
  });
  renderCard({ variants: [1, 2, 3].map((id) => variant(id, `${id} кг`)), offers_by: { CODE: 'weight', NAME: 'Вес' } });
  act(resize);
  expect(screen.getByRole('link', { name: 'Ещё 1' })).toHaveTextContent('+1');
  fits.count = 1;
  act(resize);
  await pass(299);
  expect(screen.getByRole('link', { name: 'Ещё 1' })).toBeVisible();
  await pass(1);
  expect(screen.getByRole('link', { name: 'Ещё 2' })).toBeVisible();
});
