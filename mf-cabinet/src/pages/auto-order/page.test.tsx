import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cancelAutoOrder, setAutoOrderMode } from 'shared-contracts/cabinet/calls/auto-order';
import {
  changeAutoOrderGoods,
  getAutoOrder,
  moveAutoOrder,
  type OwnAutoOrder,
  pauseAutoOrder,
  resumeAutoOrder,
  skipAutoOrder,
} from 'shared-contracts/cabinet/calls/own-auto-order';
import { getPurchased } from 'shared-contracts/cabinet/calls/purchased';
import { sessionAtom } from 'shared-contracts/shell/atoms';
import { showNotification } from 'shared-contracts/shell/commands';
import { fixtures, renderArea } from 'shared-contracts/testing';
import area from '../../area';
import { autoOrderProduct, cancelledOrder, customerApp, ownAutoOrder, repeatMode } from '../../testing/auto-order';

const path = '/cabinet/auto-orders/100001/';

afterEach(() => sessionStorage.clear());

async function open(changes: Partial<OwnAutoOrder> = {}, url = path) {
  const app = customerApp({ report: () => {} });
  app.backEnd.answer(getAutoOrder, ownAutoOrder(changes));
  app.backEnd.answer(getPurchased, { products: [], pageCount: 0, productCount: 0, page: 1 });
  return renderArea(area, url, { app });
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

test('CAB-21 ROU-82 an auto-order shows what comes next, its goods, its delivery and its history', async () => {
  const children = [7, 6, 5, 4, 3, 2].map((at) => ({
    id: 100_000 + at,
    status_id: 'F',
    status_name: 'Выполнен',
    delivery_date: '21.11.2026',
    price: 600,
  }));
  await open({ children });
  expect(screen.getByRole('heading', { level: 1, name: 'Автозаказ № 100001' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Следующая доставка — 28 ноября 2026' })).toBeVisible();
  expect(screen.getByText('26 ноября 2026, перед этим напишем вам письмо')).toBeVisible();
  expect(screen.getByText('Магазин на Ленина, ул. Ленина, 5')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Паштет «Поле» с уткой' })).toHaveAttribute('href', '/product/pashtet-pole/');
  const history = within(screen.getByRole('region', { name: 'Созданные заказы' }));
  expect(history.getAllByRole('link')).toHaveLength(5);
  await press('Показать все');
  expect(history.getAllByRole('link')).toHaveLength(6);
  expect(history.getByRole('link', { name: 'Заказ № 100007' })).toHaveAttribute('href', '/cabinet/orders/100007/');
});

test('CAB-21 prices that changed and goods that are missing are said at the product', async () => {
  await open({
    goods: [
      autoOrderProduct({ price: 120 }),
      autoOrderProduct({ productId: 4, name: 'Наполнитель', available: 2 }),
      autoOrderProduct({ productId: 5, name: 'Миска', available: 0, price: 90 }),
    ],
  });
  expect(screen.getByText(/^Подорожал: было 100\s₽$/)).toBeVisible();
  expect(screen.getByText(/^В наличии только 2\sшт$/)).toBeVisible();
  expect(screen.getByText('Нет в наличии: в заказ не войдёт')).toBeVisible();
  expect(screen.getByText(/^Подешевел: было 100\s₽$/)).toBeVisible();
});

test('CAB-23 the next order is skipped after a question, and the skip is taken back', async () => {
  const { app } = await open();
  app.backEnd.answer(skipAutoOrder, ownAutoOrder({ nextDate: '05.12.2026' }));
  await press('Пропустить');
  const ask = await dialog('Пропустить заказ на 28 ноября 2026?');
  await userEvent.click(ask.getByRole('button', { name: 'Пропустить' }));
  expect(await screen.findByRole('heading', { name: 'Следующая доставка — 5 декабря 2026' })).toBeVisible();
  expect(screen.getByText(/^Заказ на 28 ноября 2026 пропущен\./)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  app.backEnd.answer(moveAutoOrder, ownAutoOrder());
  await press('Вернуть как было');
  expect(await screen.findByRole('heading', { name: 'Следующая доставка — 28 ноября 2026' })).toBeVisible();
  expect(app.backEnd.asked.at(-1)).toMatchObject({ id: moveAutoOrder.id, input: { id: 100_001, date: '28.11.2026' } });
});

test('CAB-23 the link of an email opens the question, and changes nothing by itself', async () => {
  const { app, router } = await open({}, `${path}?change=skip`);
  const ask = await dialog('Пропустить заказ на 28 ноября 2026?');
  expect(app.backEnd.asked.filter(({ id }) => id === skipAutoOrder.id)).toEqual([]);
  await userEvent.click(ask.getByRole('button', { name: 'Не пропускать' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('');
});

test('CAB-23 the next order is moved to a day that can be kept', async () => {
  const { app } = await open();
  app.backEnd.answer(moveAutoOrder, ownAutoOrder({ nextDate: '10.12.2026' }));
  await press('Перенести');
  const form = await dialog('Перенести доставку');
  const day = form.getByLabelText('День доставки');
  expect(day).toHaveAttribute('min', '2026-11-24');
  for (const wrong of ['2026-11-23', '2027-05-21', '']) {
    fireEvent.change(day, { target: { value: wrong } });
    await userEvent.click(form.getByRole('button', { name: 'Перенести' }));
    await waitFor(() => expect(day).toBeInvalid());
  }
  fireEvent.change(day, { target: { value: '2026-12-10' } });
  await userEvent.click(form.getByRole('button', { name: 'Перенести' }));
  expect(await screen.findByText(/^Доставка перенесена\. Следующая доставка — 10 декабря 2026/)).toBeVisible();
  expect(app.backEnd.asked.at(-1)?.input).toMatchObject({ date: '10.12.2026' });
});

test('CAB-23 a move that the server refuses is said at the field, and what was chosen stays', async () => {
  const { app } = await open();
  const message = 'Выберите день с 26 ноября 2026 по 20 мая 2027';
  app.backEnd.fail(moveAutoOrder, { status: 400, message, fields: { date: message } });
  await press('Перенести');
  const form = await dialog('Перенести доставку');
  const day = form.getByLabelText('День доставки');
  fireEvent.change(day, { target: { value: '2026-11-25' } });
  await userEvent.click(form.getByRole('button', { name: 'Перенести' }));
  await waitFor(() => expect(day).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(day).toHaveValue('2026-11-25');
});

test('CAB-23 it is paused and resumed by a press each', async () => {
  const { app } = await open();
  app.backEnd.answer(pauseAutoOrder, ownAutoOrder({ state: 'paused' }));
  await press('Поставить на паузу');
  expect(await screen.findByRole('heading', { name: 'Автозаказ на паузе' })).toBeVisible();
  app.backEnd.answer(resumeAutoOrder, ownAutoOrder({ nextDate: '05.12.2026' }));
  await press('Возобновить');
  expect(await screen.findByRole('heading', { name: 'Следующая доставка — 5 декабря 2026' })).toBeVisible();
});

test('CAB-23 a failed press leaves everything as it was and says why', async () => {
  const { app } = await open();
  app.backEnd.fail(pauseAutoOrder, { status: 409, message: 'Автозаказ уже отменён' });
  const notify = jest.fn(async () => ({}));
  app.command(showNotification, notify);
  await press('Поставить на паузу');
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ kind: 'error', text: 'Автозаказ уже отменён' }));
  expect(screen.getByRole('button', { name: 'Поставить на паузу' })).toBeEnabled();
});

test('CAB-23 another interval: one of the shop’s, or from 7 to 90 days', async () => {
  const { app } = await open();
  app.backEnd.answer(setAutoOrderMode, repeatMode());
  await press('Изменить интервал');
  const form = await dialog('Изменить интервал');
  await userEvent.click(form.getByRole('radio', { name: 'Свой интервал' }));
  const days = form.getByRole('textbox', { name: 'Через сколько дней' });
  for (const wrong of ['6', '91', 'семь', '']) {
    await userEvent.clear(days);
    if (wrong) await userEvent.type(days, wrong);
    await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(days).toBeInvalid());
  }
  await userEvent.clear(days);
  await userEvent.type(days, '10');
  app.backEnd.answer(getAutoOrder, ownAutoOrder({ interval: { interval: 10, type: 'day', variant: 'custom' } }));
  await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(/^Теперь заказ повторяется так: раз в 10 дней/)).toBeVisible();
  expect(app.backEnd.asked.find(({ id }) => id === setAutoOrderMode.id)?.input).toEqual({
    mode: 'custom',
    days: 10,
    orderId: 100_001,
  });
});

test('CAB-23 goods: another quantity, one removed and kept again, one added of what was bought', async () => {
  const { app } = await open({ goods: [autoOrderProduct(), autoOrderProduct({ productId: 4, name: 'Наполнитель' })] });
  const bought = { ...fixtures.listItem({ id: 9, name: 'Мячик', quantity: 5 }), DATE_INSERT: '01.11.2026' };
  app.backEnd.answer(getPurchased, { products: [bought], pageCount: 1, productCount: 1, page: 1 });
  await press('Изменить товары');
  const form = await dialog('Изменить товары');
  const pate = within(form.getByRole('group', { name: 'Количество: Паштет «Поле» с уткой' }));
  await userEvent.click(pate.getByRole('button', { name: 'Увеличить количество' }));
  await userEvent.click(form.getByRole('button', { name: 'Убрать: Наполнитель' }));
  expect(form.getByText('Уберём из автозаказа')).toBeVisible();
  await userEvent.click(await form.findByRole('button', { name: 'Добавить: Мячик' }));
  app.backEnd.answer(changeAutoOrderGoods, ownAutoOrder({ goods: [autoOrderProduct({ quantity: 7 })] }));
  await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(/^Товары изменены/)).toBeVisible();
  expect(app.backEnd.asked.at(-1)?.input).toEqual({
    id: 100_001,
    goods: [
      { productId: 3, quantity: 7 },
      { productId: 9, quantity: 1 },
    ],
  });
});

test('CAB-23 without any goods nothing is saved; a failed save keeps what was chosen', async () => {
  const { app } = await open();
  await press('Изменить товары');
  const form = await dialog('Изменить товары');
  await userEvent.click(form.getByRole('button', { name: 'Убрать: Паштет «Поле» с уткой' }));
  expect(form.getByRole('alert')).toHaveTextContent('Оставьте хотя бы один товар');
  expect(form.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
  await userEvent.click(form.getByRole('button', { name: 'Увеличить количество' }));
  app.backEnd.fail(changeAutoOrderGoods, { status: 503, message: 'Магазин перегружен' });
  await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await form.findByText('Магазин перегружен')).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Количество' })).toHaveValue('1');
});

test('CAB-23 what was chosen when the session ended is there again after the sign-in, for the same customer only', async () => {
  const { app, unmount } = await open();
  await press('Изменить товары');
  const form = await dialog('Изменить товары');
  await userEvent.click(form.getByRole('button', { name: 'Увеличить количество' }));
  app.backEnd.fail(changeAutoOrderGoods, { status: 401, message: 'Требуется авторизация' });
  await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await form.findByText('Требуется авторизация')).toBeVisible();
  unmount();

  const again = await open();
  const kept = await dialog('Изменить товары');
  expect(kept.getByRole('textbox', { name: 'Количество' })).toHaveValue('7');
  again.app.backEnd.fail(changeAutoOrderGoods, { status: 401, message: 'Требуется авторизация' });
  await userEvent.click(kept.getByRole('button', { name: 'Сохранить' }));
  expect(await kept.findByText('Требуется авторизация')).toBeVisible();
  again.unmount();

  const other = customerApp({ report: () => {} });
  other.write(sessionAtom, { ...other.atom(sessionAtom).get(), userId: 8 });
  other.backEnd.answer(getAutoOrder, ownAutoOrder());
  await renderArea(area, path, { app: other });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

test('CAB-23 a day and an interval that were not sent are kept too', async () => {
  const first = await open();
  first.app.backEnd.fail(moveAutoOrder, { status: 401, message: 'Требуется авторизация' });
  await press('Перенести');
  const form = await dialog('Перенести доставку');
  fireEvent.change(form.getByLabelText('День доставки'), { target: { value: '2026-12-10' } });
  await userEvent.click(form.getByRole('button', { name: 'Перенести' }));
  expect(await form.findByText('Требуется авторизация')).toBeVisible();
  first.unmount();
  const second = await open();
  expect((await dialog('Перенести доставку')).getByLabelText('День доставки')).toHaveValue('2026-12-10');
  await userEvent.keyboard('{Escape}');
  second.app.backEnd.fail(setAutoOrderMode, { status: 401, message: 'Требуется авторизация' });
  await press('Изменить интервал');
  const intervals = await dialog('Изменить интервал');
  await userEvent.click(intervals.getByRole('radio', { name: 'Раз в два месяца' }));
  await userEvent.click(intervals.getByRole('button', { name: 'Сохранить' }));
  expect(await intervals.findByText('Требуется авторизация')).toBeVisible();
  second.unmount();
  await open();
  expect((await dialog('Изменить интервал')).getByRole('radio', { name: 'Раз в два месяца' })).toBeChecked();
});

test('API-104 CAB-22 it is cancelled after a question, and begins again with its interval', async () => {
  const { app } = await open();
  app.backEnd.answer(cancelAutoOrder, cancelledOrder());
  await press('Отменить автозаказ');
  const ask = await dialog('Отменить автозаказ?');
  app.backEnd.answer(getAutoOrder, ownAutoOrder({ state: 'ended' }));
  await userEvent.click(ask.getByRole('button', { name: 'Отменить автозаказ' }));
  expect(await screen.findByRole('heading', { name: 'Автозаказ отменён' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Изменить товары' })).not.toBeInTheDocument();
  app.backEnd.answer(setAutoOrderMode, repeatMode());
  app.backEnd.answer(getAutoOrder, ownAutoOrder());
  await press('Вернуть как было');
  expect(await screen.findByRole('heading', { name: /^Следующая доставка/ })).toBeVisible();
  expect(app.backEnd.asked.findLast(({ id }) => id === setAutoOrderMode.id)?.input).toEqual({
    mode: 'week',
    orderId: 100_001,
  });
});

test('ROU-82 one that does not exist, or is somebody else’s, answers 404', async () => {
  const app = customerApp({ report: () => {} });
  app.backEnd.fail(getAutoOrder, { status: 404, message: 'Автозаказ не найден' });
  await renderArea(area, path, { app });
  expect(screen.getByRole('alert')).toHaveTextContent('404');
});

test.each(['0', '-1', '1.5', 'zakaz', '99999999999'])('ROU-82 «%s» is no number of an order', async (id) => {
  const { app } = await open({}, `/cabinet/auto-orders/${id}/`);
  expect(screen.getByRole('alert')).toHaveTextContent('404');
  expect(app.backEnd.asked).toEqual([]);
});

test('ROU-82 while the back end fails the page says so', async () => {
  const app = customerApp({ report: () => {} });
  app.backEnd.fail(getAutoOrder);
  await renderArea(area, path, { app });
  expect(screen.getByRole('alert')).toHaveTextContent('Не удалось загрузить автозаказ. Попробуйте ещё раз чуть позже.');
});
