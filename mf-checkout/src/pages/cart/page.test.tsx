import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addToBasket,
  applyPromocode,
  changeQuantity,
  clearBasket,
  clearPromocode,
  deleteFromBasket,
  getBasket,
} from '@zapovednik/api/checkout/calls/basket';
import { createTestApp, fixtures } from '@zapovednik/testing';
import { appWithBasket, askedOfBasket, litter, openCart } from '../../testing/cart';

const { basket, basketLine } = fixtures;

test('CRT-01 CRT-03 CRT-09 the cart shows its lines and totals', async () => {
  await openCart(appWithBasket([basketLine(), litter()]));
  const lines = within(screen.getByRole('region', { name: 'Товары в корзине' })).getAllByRole('listitem');
  expect(lines).toHaveLength(2);
  expect(screen.getByRole('link', { name: basketLine().NAME })).toHaveAttribute(
    'href',
    '/product/korm-lesnoy-pes-3-kg/',
  );
  const sum = within(screen.getByRole('complementary', { name: 'Итог' }));
  expect(sum.getByText(/^3 товара · Общий вес 12\s000\sг$/)).toBeVisible();
  expect(sum.getByText(/^2\s900\s₽$/)).toBeVisible();
  expect(sum.getByRole('link', { name: 'Оформить заказ' })).toHaveAttribute('href', '/personal/order/');
});

test('CRT-02 CRT-16 a quantity changes at once, but not above the stock', async () => {
  await openCart(appWithBasket([basketLine({ AVAILABLE_QUANTITY: 3 })]));
  const plus = screen.getByRole('button', { name: 'Увеличить количество' });
  await userEvent.click(plus);
  expect(screen.getByRole('textbox', { name: 'Количество' })).toHaveValue('3');
  expect(screen.getAllByText(/^3\s600\s₽$/).length).toBeGreaterThan(0);
  expect(plus).toBeDisabled();
});

test('CRT-14 CRT-31 a product in packs is counted by packs, with the price of one', async () => {
  await openCart(
    appWithBasket([basketLine({ STEP: 6, QUANTITY: 6, AVAILABLE_QUANTITY: 30, DISCOUNT_PRICE: 99.5, SUM: 597 })]),
  );
  expect(screen.getByText(/597,00\s₽ за упаковку, 6 шт/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Увеличить количество' }));
  expect(screen.getByRole('textbox', { name: 'Количество' })).toHaveValue('12');
});

test('CRT-17 a removed line can be restored: in its packs, at its place, and with the focus', async () => {
  const inPacks = basketLine({ STEP: 6, QUANTITY: 6, SUM: 7200 });
  const app = appWithBasket([inPacks, litter()]);
  app.backEnd.answer(deleteFromBasket, basket([litter()]));
  app.backEnd.answer(addToBasket, basket([{ ...inPacks, ID: 60, SORT: 51 }, litter()]));
  await openCart(app);
  await userEvent.click(screen.getByRole('button', { name: `Удалить: ${inPacks.NAME}` }));
  expect(screen.queryByRole('link', { name: inPacks.NAME })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: `Вернуть: ${inPacks.NAME}` })).toHaveFocus();
  await waitFor(() => expect(askedOfBasket(app).map(({ id }) => id)).toEqual(['sale.basket.delete']));
  await userEvent.click(screen.getByRole('button', { name: `Вернуть: ${inPacks.NAME}` }));
  expect(await screen.findByRole('link', { name: inPacks.NAME })).toBeVisible();
  expect(screen.getByRole('button', { name: `Удалить: ${inPacks.NAME}` })).toHaveFocus();
  expect(askedOfBasket(app).at(-1)).toEqual({
    id: 'sale.basket.add',
    input: { id: 1234, qty: 6, pack: 'PACK', sort: 51 },
  });
  const names = within(screen.getByRole('region', { name: 'Товары в корзине' })).getAllByRole('link');
  expect(names.map(({ textContent }) => textContent)).toEqual([inPacks.NAME, litter().NAME]);
});

test('CRT-25 ERR-17 ERR-33 the cart is cleared by its line ids; a lost network is told, and the press can be repeated', async () => {
  const app = appWithBasket([basketLine(), litter()]);
  const { notifications } = await openCart(app);
  app.backEnd.fail(clearBasket);
  await userEvent.click(screen.getByRole('button', { name: 'Очистить корзину' }));
  await waitFor(() => expect(notifications).toEqual(['Ошибка очистки корзины.']));
  app.backEnd.answer(clearBasket, basket([]));
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('В корзине пока пусто')).toBeVisible();
  expect(askedOfBasket(app).at(-1)).toEqual({ id: 'sale.basket.clear', input: { ids: [51, 52] } });
});

test('CRT-24 a promotion code is applied; a wrong one is rejected at its field, without a notification too', async () => {
  const app = appWithBasket([basketLine()]);
  const { notifications } = await openCart(app);
  const field = screen.getByRole('textbox', { name: 'Промокод' });
  app.backEnd.fail(applyPromocode, {
    status: 422,
    message: 'Ошибка применения промокода.',
    fields: { promocode: 'Такого промокода нет, или его срок истёк' },
  });
  await userEvent.type(field, 'НЕТ{Enter}');
  expect(
    await screen.findByText('Ошибка применения промокода. Такого промокода нет, или его срок истёк'),
  ).toBeVisible();
  expect(field).toBeInvalid();
  expect(notifications).toEqual([]);
  const state = basket();
  app.backEnd.answer(applyPromocode, { ...state, total: { ...state.total, PRICE: 2160, PROMOCODE: 'ДРУГ10' } });
  await userEvent.clear(field);
  await userEvent.type(field, 'друг10{Enter}');
  expect((await screen.findByText('ДРУГ10')).closest('p')).toHaveTextContent('Промокод ДРУГ10');
  expect(screen.getByText(/^2\s160\s₽$/)).toBeVisible();
});

test('CRT-24 CRT-26 ERR-16 a promotion code that cannot be applied or removed shows one notification', async () => {
  const state = basket();
  const app = appWithBasket([basketLine()], createTestApp({ report: () => {} }));
  app.backEnd.answer(getBasket, { ...state, total: { ...state.total, PROMOCODE: 'ДРУГ10' } });
  app.backEnd.fail(clearPromocode);
  const { notifications } = await openCart(app);
  await userEvent.click(await screen.findByRole('button', { name: 'Убрать промокод' }));
  await waitFor(() => expect(notifications).toEqual(['Ошибка применения промокода.']));
  expect(screen.getByText('ДРУГ10')).toBeVisible();
  app.backEnd.answer(clearPromocode, basket());
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  app.backEnd.fail(applyPromocode);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Промокод' }), 'ДРУГ10{Enter}');
  await waitFor(() => expect(notifications).toEqual(['Ошибка применения промокода.', 'Ошибка применения промокода.']));
});

test('CRT-29 a lost network keeps the press: the line says so, and the press is sent from there', async () => {
  const app = appWithBasket([basketLine(), litter()], createTestApp({ report: () => {} }));
  const { hints, notifications } = await openCart(app);
  app.backEnd.fail(changeQuantity);
  const line = () => within(screen.getByRole('link', { name: basketLine().NAME }).closest('li') ?? document.body);
  await userEvent.click(line().getByRole('button', { name: 'Увеличить количество' }));
  expect(await line().findByText(/^Нет связи/)).toBeVisible();
  expect(line().getByRole('textbox', { name: 'Количество' })).toHaveValue('3');
  expect(screen.getAllByRole('button', { name: 'Повторить' })).toHaveLength(1);
  expect(notifications).toEqual(['Ошибка изменения кол-ва товаров']);
  expect(hints).toEqual(['Отправим, когда появится связь']);
  app.backEnd.answer(changeQuantity, basket([basketLine({ QUANTITY: 3, SUM: 3600 }), litter()]));
  await userEvent.click(line().getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(screen.queryByText(/^Нет связи/)).not.toBeInTheDocument());
  expect(line().getByRole('textbox', { name: 'Количество' })).toHaveValue('3');
  expect(notifications).toHaveLength(1);
});

test('CRT-22 the cart asks for the basket alone, without the order calculated from it', async () => {
  const app = appWithBasket([basketLine()]);
  await openCart(app);
  const asked = app.backEnd.asked.find(({ id }) => id === getBasket.id);
  expect(getBasket.query.parse(asked?.input)).toEqual({ noCalcBasket: true });
});

test('CRT-04 the weight is rounded to 0.1 g', async () => {
  await openCart(appWithBasket([basketLine({ WEIGHT: 85.26 })]));
  expect(screen.getByText(/^2 товара · Общий вес 85,3\sг$/)).toBeVisible();
});

test('CRT-10 CRT-11 the quantity takes digits only, from the keyboard and from the clipboard', async () => {
  await openCart(appWithBasket([basketLine({ AVAILABLE_QUANTITY: 99 })]));
  const field = screen.getByRole('textbox', { name: 'Количество' });
  await userEvent.type(field, 'a5-e,7 ', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  expect(field).toHaveValue('57');
  await userEvent.clear(field);
  await userEvent.paste('3 шт');
  expect(field).toHaveValue('3');
});

test('CRT-13 minus ends at 0, which removes the line, and a minus sign cannot be typed', async () => {
  const app = appWithBasket([litter()]);
  app.backEnd.answer(changeQuantity, basket([litter()]));
  app.backEnd.answer(deleteFromBasket, basket([]));
  await openCart(app);
  const field = screen.getByRole('textbox', { name: 'Количество' });
  await userEvent.type(field, '-2', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  expect(field).toHaveValue('2');
  await userEvent.click(screen.getByRole('button', { name: 'Уменьшить количество' }));
  await userEvent.click(screen.getByRole('button', { name: 'Уменьшить количество' }));
  expect(await screen.findByRole('button', { name: `Вернуть: ${litter().NAME}` })).toBeVisible();
});

test('CRT-15 a product in packs that is bought by the piece is counted by the piece', async () => {
  await openCart(appWithBasket([basketLine({ STEP: 1, QUANTITY: 6, AVAILABLE_QUANTITY: 30 })]));
  expect(screen.queryByText(/за упаковку/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Увеличить количество' }));
  expect(screen.getByRole('textbox', { name: 'Количество' })).toHaveValue('7');
});

test('CRT-32 weight and flavour stand on a line of their own, which the two lines of the name do not hide', async () => {
  await openCart(appWithBasket([basketLine({ DETAILS: 'Индейка · 3 кг' }), litter({ DETAILS: '' })]));
  const [food, other] = within(screen.getByRole('region', { name: 'Товары в корзине' })).getAllByRole('listitem');
  expect(within(food ?? document.body).getByText('Индейка · 3 кг')).toBeVisible();
  expect(within(food ?? document.body).getByRole('link', { name: basketLine().NAME })).not.toHaveTextContent('·');
  expect(other).not.toHaveTextContent('·');
});

test('CRT-36 a prescription medicine and a marked-down product are marked', async () => {
  const { ucenka, prescription_drug, ...others } = basketLine().ITEM.properties;
  const marked = (changes: object) => ({
    ...basketLine().ITEM,
    properties: { ...others, ucenka, prescription_drug, ...changes },
  });
  await openCart(
    appWithBasket([
      basketLine({ ITEM: marked({ prescription_drug: { ...prescription_drug, value: 'Y' } }) }),
      litter({ ITEM: marked({ ucenka: { ...ucenka, value: ['Помята упаковка'] } }) }),
    ]),
  );
  const [first, second] = within(screen.getByRole('region', { name: 'Товары в корзине' })).getAllByRole('listitem');
  expect(within(first ?? document.body).getByText('По рецепту: только самовывоз')).toBeVisible();
  expect(within(second ?? document.body).getByText('Уценка')).toBeVisible();
});

test('CRT-06 a link to the cart reads the basket again on the cart page', async () => {
  const app = appWithBasket([basketLine()]);
  const { router, status } = await openCart(app);
  app.backEnd.answer(getBasket, basket([basketLine(), litter()]));
  await act(() => router.navigate('/personal/cart/'));
  expect(status()).toBe(200);
  expect(await screen.findByRole('link', { name: litter().NAME })).toBeVisible();
});

test('CRT-36 an empty cart links to the catalogue', async () => {
  const { status } = await openCart(appWithBasket([]));
  expect(status()).toBe(200);
  expect(screen.getByText('В корзине пока пусто')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Перейти в каталог' })).toHaveAttribute('href', '/catalog/');
});

test('CRT-30 ERR-13 a basket that cannot be read shows an error and can be tried again', async () => {
  const app = createTestApp({ report: () => {} });
  app.backEnd.fail(getBasket);
  const { status } = await openCart(app);
  expect(status()).toBe(503);
  expect(screen.getByRole('alert')).toHaveTextContent('Ошибка инициалиции корзины');
  app.backEnd.answer(getBasket, basket());
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: basketLine().NAME })).toBeVisible();
});
