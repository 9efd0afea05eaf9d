import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { previewRepeat, repeatOrder } from '@zapovednik/api/cabinet/calls/repeat-order';
import type { RepeatPreviewAnswer } from '@zapovednik/api/cabinet/wire/repeat-preview';
import { reloadBasket } from '@zapovednik/areas/checkout/commands';
import { fixtures, renderArea } from '@zapovednik/testing';
import area from '../area';
import { appWithOrder, inputsOf } from '../testing/orders';

type Line = RepeatPreviewAnswer['LINES'][number];
const line = (changes: Partial<Line> = {}): Line => ({
  PRODUCT_ID: 1,
  NAME: 'Корм',
  PICTURE: '/pictures/product/1/1',
  ASKED: 2,
  AVAILABLE: 2,
  PRICE_THEN: 100,
  PRICE_NOW: 100,
  MESSAGE: null,
  ...changes,
});
const gone = line({ PRODUCT_ID: 2, NAME: 'Миска', AVAILABLE: 0, MESSAGE: 'Нет в наличии' });
const fewer = line({ PRODUCT_ID: 3, NAME: 'Мяч', AVAILABLE: 1, MESSAGE: 'В наличии только 1 шт' });
const dearer = line({ PRODUCT_ID: 4, NAME: 'Лежак', PRICE_NOW: 130 });
const cheaper = line({ PRODUCT_ID: 5, NAME: 'Ошейник', PRICE_NOW: 80 });

async function open(LINES: Line[] = [line()]) {
  const made = appWithOrder({ status_id: 'F' });
  made.app.backEnd.answer(previewRepeat, { LINES, TOTAL_THEN: 1000, TOTAL_NOW: 720 });
  made.app.backEnd.answer(repeatOrder, { ...fixtures.basket(), MISSING: [] });
  const reload = jest.fn(async () => ({}));
  made.app.command(reloadBasket, reload);
  const { router } = await renderArea(area, '/cabinet/orders/100001/', { app: made.app });
  await userEvent.click(await screen.findByRole('button', { name: 'Заказать ещё раз' }));
  return { ...made, reload, router, dialog: within(await screen.findByRole('dialog', { name: 'Заказать ещё раз' })) };
}
const add = { name: 'Добавить в корзину' };

test('API-96 before anything is in the basket the dialog says what is gone, fewer, dearer and cheaper', async () => {
  const { app, dialog } = await open([line(), gone, fewer, dearer, cheaper]);
  const rows = within(await dialog.findByRole('list', { name: 'Товары заказа' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    'Корм2 шт × 100 ₽',
    'МискаНет в наличии',
    'Мяч1 шт × 100 ₽В наличии только 1 шт, в заказе было 2 шт',
    'Лежак2 шт × 130 ₽Дороже на 30 ₽ за штуку',
    'Ошейник2 шт × 80 ₽Дешевле на 20 ₽ за штуку',
  ]);
  expect(dialog.getByText(/^720\s₽$/)).toBeVisible();
  expect(dialog.getByText('С тех пор кое-что изменилось. Вот что есть в Екатеринбурге сейчас.')).toBeVisible();
  expect(inputsOf(app, repeatOrder)).toEqual([]);
});

test('API-96 a difference that comes from a promotion code is called that, not dearer', async () => {
  const { dialog } = await open([line({ PRICE_THEN: 90, LISTED_THEN: 100 })]);
  const [row] = within(await dialog.findByRole('list', { name: 'Товары заказа' })).getAllByRole('listitem');
  expect(row?.textContent?.replace(/\s/g, ' ')).toBe('Корм2 шт × 100 ₽Тогда с промокодом: 90 ₽ за штуку');
  expect(dialog.getByText('Всё есть в Екатеринбурге по тем же ценам, но уже без промокода.')).toBeVisible();
  expect(dialog.getByText(/^тогда было 1\s000\s₽ с промокодом$/)).toBeVisible();
});

test('ORD-61 ORD-66 while the stock is checked nothing can be put into the basket', async () => {
  const { app } = appWithOrder({ status_id: 'F' });
  app.backEnd.answer(previewRepeat, () => new Promise(() => {}));
  await renderArea(area, '/cabinet/orders/100001/', { app });
  await userEvent.click(await screen.findByRole('button', { name: 'Заказать ещё раз' }));
  const dialog = await screen.findByRole('dialog', { name: 'Заказать ещё раз' });
  expect(dialog.querySelector('[aria-busy="true"]')).toBeVisible();
  expect(within(dialog).queryByRole('button', add)).not.toBeInTheDocument();
  expect(within(dialog).queryByRole('link', { name: 'Перейти в каталог' })).not.toBeInTheDocument();
});

test('ORD-61 ORD-66 after the call succeeds the cart reloads and opens', async () => {
  const { app, dialog, reload, router } = await open();
  let answer = () => {};
  app.backEnd.answer(
    repeatOrder,
    () => new Promise((resolve) => (answer = () => resolve({ ...fixtures.basket(), MISSING: [] }))),
  );
  await userEvent.click(await dialog.findByRole('button', add));
  expect(inputsOf(app, repeatOrder)).toEqual([{ id: 100_001 }]);
  expect(reload).not.toHaveBeenCalled();
  expect(router.state.location.pathname).toBe('/cabinet/orders/100001/');
  answer();
  await waitFor(() => expect(router.state.location.pathname).toBe('/personal/cart/'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('ORD-62 ORD-63 ERR-37 a failure is told in the dialog, and the stock is read again', async () => {
  const { app, dialog, reload, reported, router } = await open();
  app.backEnd.fail(repeatOrder, { status: 409, message: 'Товаров из этого заказа сейчас нет в наличии' });
  const button = await dialog.findByRole('button', add);
  app.backEnd.answer(previewRepeat, { LINES: [gone], TOTAL_THEN: 200, TOTAL_NOW: 0 });
  await userEvent.click(button);
  expect(await dialog.findByRole('alert')).toHaveTextContent('Товаров из этого заказа сейчас нет в наличии');
  expect(await dialog.findByText('Сейчас товаров из этого заказа в Екатеринбурге нет.')).toBeVisible();
  expect(dialog.queryByRole('button', add)).not.toBeInTheDocument();
  expect(reported).toEqual(['repeat-order']);
  expect(reload).not.toHaveBeenCalled();
  expect(router.state.location.pathname).toBe('/cabinet/orders/100001/');
});

test('ORD-62 API-96 without a network the press stays in the dialog, and «Повторить» sends it', async () => {
  const { app, dialog, router } = await open();
  app.backEnd.fail(repeatOrder);
  await userEvent.click(await dialog.findByRole('button', add));
  const retry = await dialog.findByRole('button', { name: 'Повторить' });
  expect(dialog.getByText(/^Нет связи/)).toBeVisible();
  app.backEnd.answer(repeatOrder, { ...fixtures.basket(), MISSING: [] });
  await userEvent.click(retry);
  await waitFor(() => expect(router.state.location.pathname).toBe('/personal/cart/'));
});

test('ORD-66 a cart that cannot be read again does not undo the repetition', async () => {
  const { dialog, reload, notifications, router } = await open();
  reload.mockRejectedValueOnce(new Error('offline'));
  await userEvent.click(await dialog.findByRole('button', add));
  await waitFor(() => expect(router.state.location.pathname).toBe('/personal/cart/'));
  expect(notifications).toHaveLength(1);
});

test('API-96 nothing is left: the dialog leads on to the catalogue; a failed check is retried', async () => {
  const { app, dialog } = await open([gone]);
  expect(await dialog.findByRole('link', { name: 'Перейти в каталог' })).toHaveAttribute('href', '/catalog/');
  await userEvent.click(dialog.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  app.query.removeQueries({ queryKey: ['mf-cabinet', 'repeat-preview'] });
  app.backEnd.fail(previewRepeat);
  await userEvent.click(screen.getByRole('button', { name: 'Заказать ещё раз' }));
  expect(await screen.findByText('Не удалось проверить наличие и цены')).toBeVisible();
  app.backEnd.answer(previewRepeat, { LINES: [line()], TOTAL_THEN: 200, TOTAL_NOW: 200 });
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Всё есть в Екатеринбурге по тем же ценам.')).toBeVisible();
});
