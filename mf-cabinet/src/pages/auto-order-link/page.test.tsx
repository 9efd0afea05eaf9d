import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getAutoOrderByLink,
  moveAutoOrderByLink,
  skipAutoOrderByLink,
} from '@zapovednik/api/cabinet/calls/auto-order-link';
import { createTestApp, renderArea } from '@zapovednik/testing';
import area from '../../area';
import { ownAutoOrder } from '../../testing/auto-order';

const path = '/auto-order/255t-secret/';

/** Opens the page of a signed link, without an account. */
async function openLink(url = path) {
  const app = createTestApp();
  app.backEnd.answer(getAutoOrderByLink, ownAutoOrder());
  await renderArea(area, url, { app });
  return app;
}

test('CAB-23 the link of an email asks before it skips one order, and the skip is taken back', async () => {
  const app = await openLink(`${path}?change=skip`);
  const ask = within(await screen.findByRole('dialog', { name: 'Пропустить заказ на 28\u00a0ноября?' }));
  expect(app.backEnd.asked.filter(({ id }) => id === skipAutoOrderByLink.id)).toEqual([]);
  app.backEnd.answer(skipAutoOrderByLink, ownAutoOrder({ nextDate: '05.12.2026' }));
  await userEvent.click(ask.getByRole('button', { name: 'Пропустить' }));
  expect(await screen.findByRole('heading', { name: 'Следующая доставка — 5\u00a0декабря' })).toBeVisible();
  // The date of the question, so that an order that was made meanwhile does not shift the skip.
  const skipped = app.backEnd.asked.filter(({ id }) => id === skipAutoOrderByLink.id).map(({ input }) => input);
  expect(skipped).toEqual([{ token: '255t-secret', date: '28.11.2026' }]);
  app.backEnd.answer(moveAutoOrderByLink, ownAutoOrder());
  await userEvent.click(await screen.findByRole('button', { name: 'Вернуть как было' }));
  await waitFor(() =>
    expect(app.backEnd.asked.at(-1)).toMatchObject({
      id: moveAutoOrderByLink.id,
      input: { token: '255t-secret', date: '28.11.2026' },
    }),
  );
});

test('CAB-23 the next order comes a week later after two presses', async () => {
  const app = await openLink();
  await userEvent.click(screen.getByRole('button', { name: 'Раньше или позже' }));
  const form = within(await screen.findByRole('dialog', { name: 'Привезти раньше или позже' }));
  await userEvent.click(form.getByRole('button', { name: 'На неделю позже: 5\u00a0декабря' }));
  app.backEnd.answer(moveAutoOrderByLink, ownAutoOrder({ nextDate: '05.12.2026' }));
  await userEvent.click(form.getByRole('button', { name: 'Перенести' }));
  expect(await screen.findByText('Доставка перенесена. Следующая доставка — 5 декабря.')).toBeVisible();
});

test('CAB-23 a link that does not work says so and leads to the auto-orders', async () => {
  const app = createTestApp();
  app.backEnd.fail(getAutoOrderByLink, { status: 404, message: 'Автозаказ не найден' });
  await renderArea(area, path, { app });
  expect(screen.getByRole('heading', { level: 1, name: 'Ссылка не работает' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Войти и посмотреть автозаказы' })).toBeVisible();
});
