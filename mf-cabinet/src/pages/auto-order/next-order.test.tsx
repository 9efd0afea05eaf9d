import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cancelAutoOrder, setAutoOrderMode } from '@zapovednik/api/cabinet/calls/auto-order';
import {
  getAutoOrder,
  moveAutoOrder,
  pauseAutoOrder,
  resumeAutoOrder,
  skipAutoOrder,
} from '@zapovednik/api/cabinet/calls/own-auto-order';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { cancelledOrder, ownAutoOrder, repeatMode } from '../../testing/auto-order';
import { autoOrderPath, dialog, openAutoOrder, press } from '../../testing/auto-order-page';

afterEach(() => sessionStorage.clear());

test('CAB-23 the next order is skipped after a question, and the skip is taken back', async () => {
  const { app } = await openAutoOrder();
  app.backEnd.answer(skipAutoOrder, ownAutoOrder({ nextDate: '05.12.2026' }));
  await press('Пропустить один раз');
  const ask = await dialog('Пропустить заказ на 28\u00a0ноября?');
  await userEvent.click(ask.getByRole('button', { name: 'Пропустить' }));
  expect(await screen.findByRole('heading', { name: 'Следующая доставка — 5\u00a0декабря' })).toBeVisible();
  expect(screen.getByText(/^Заказ на 28 ноября пропущен\./)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  app.backEnd.answer(moveAutoOrder, ownAutoOrder());
  await press('Вернуть как было');
  expect(await screen.findByRole('heading', { name: 'Следующая доставка — 28\u00a0ноября' })).toBeVisible();
  expect(app.backEnd.asked.at(-1)).toMatchObject({ id: moveAutoOrder.id, input: { id: 100_001, date: '28.11.2026' } });
});

test('CAB-23 the link of an email opens the question, and changes nothing by itself', async () => {
  const { app, router } = await openAutoOrder({}, `${autoOrderPath}?change=skip`);
  const ask = await dialog('Пропустить заказ на 28\u00a0ноября?');
  expect(app.backEnd.asked.filter(({ id }) => id === skipAutoOrder.id)).toEqual([]);
  await userEvent.click(ask.getByRole('button', { name: 'Не пропускать' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('');
});

test('CAB-23 the next order is moved to a day that can be kept', async () => {
  const { app } = await openAutoOrder();
  app.backEnd.answer(moveAutoOrder, ownAutoOrder({ nextDate: '10.12.2026' }));
  await press('Раньше или позже');
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
  expect(await screen.findByText(/^Доставка перенесена\. Следующая доставка — 10 декабря/)).toBeVisible();
  expect(app.backEnd.asked.at(-1)?.input).toMatchObject({ date: '10.12.2026' });
});

test('CAB-23 a move that the server refuses is said at the field, and what was chosen stays', async () => {
  const { app } = await openAutoOrder();
  const message = 'Выберите день с 26 ноября по 20 мая 2027';
  app.backEnd.fail(moveAutoOrder, { status: 400, message, fields: { date: message } });
  await press('Раньше или позже');
  const form = await dialog('Перенести доставку');
  const day = form.getByLabelText('День доставки');
  fireEvent.change(day, { target: { value: '2026-11-25' } });
  await userEvent.click(form.getByRole('button', { name: 'Перенести' }));
  await waitFor(() => expect(day).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(day).toHaveValue('2026-11-25');
});

test('CAB-23 it is paused and resumed by a press each', async () => {
  const { app } = await openAutoOrder();
  app.backEnd.answer(pauseAutoOrder, ownAutoOrder({ state: 'paused' }));
  await press('Поставить на паузу');
  expect(await screen.findByRole('heading', { name: 'Автозаказ на паузе' })).toBeVisible();
  app.backEnd.answer(resumeAutoOrder, ownAutoOrder({ nextDate: '05.12.2026' }));
  await press('Возобновить');
  expect(await screen.findByRole('heading', { name: 'Следующая доставка — 5\u00a0декабря' })).toBeVisible();
});

test('CAB-23 a failed press leaves everything as it was and says why', async () => {
  const { app } = await openAutoOrder();
  app.backEnd.fail(pauseAutoOrder, { status: 409, message: 'Автозаказ уже отменён' });
  const notify = jest.fn(async () => ({}));
  app.command(showNotification, notify);
  await press('Поставить на паузу');
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ kind: 'error', text: 'Автозаказ уже отменён' }));
  expect(screen.getByRole('button', { name: 'Поставить на паузу' })).toBeEnabled();
});

test('CAB-23 another interval: one of the shop’s, or from 7 to 90 days', async () => {
  const { app } = await openAutoOrder();
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

test('API-104 CAB-22 it is cancelled after a question, and begins again with its interval', async () => {
  const { app } = await openAutoOrder();
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

test('CAB-23 after the email about an order the page says that its prices do not rise', async () => {
  await openAutoOrder({ arePricesKept: true });
  expect(await screen.findByText('Сумма заказа')).toBeVisible();
  expect(screen.getByText('Цены товаров для этого заказа уже не вырастут')).toBeVisible();
});
