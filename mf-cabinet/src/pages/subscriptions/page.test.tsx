import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAwaitedProducts } from '@zapovednik/api/cabinet/calls/awaited';
import { subscribe, unsubscribe } from '@zapovednik/api/cabinet/calls/subscribe';
import { getPersonalSummary } from '@zapovednik/api/cabinet/calls/summary';
import type { AwaitedProductAnswer } from '@zapovednik/api/cabinet/wire/awaited';
import { subscriptionsChanged } from '@zapovednik/areas/cabinet/events';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { fixtures, renderArea } from '@zapovednik/testing';
import area from '../../area';
import { withCartButtons } from '../../testing/cart-button';
import { appOfAnna, summaryOf } from '../../testing/personal';

const path = '/cabinet/subscriptions/';
const soldOut = { quantity: 0, city_quantity: 0 };

const awaited = (
  product: Partial<AwaitedProductAnswer['PRODUCT']> = {},
  changes: Partial<AwaitedProductAnswer> = {},
): AwaitedProductAnswer => ({
  PRODUCT: fixtures.listItem({ id: 5, name: 'Наполнитель', ...soldOut, ...product }),
  EMAIL: 'anna@example.ru',
  SINCE: '05.11.2026',
  IS_HERE: 'Y',
  CITY: 'в Екатеринбурге',
  ...changes,
});

async function open(...ITEMS: AwaitedProductAnswer[]) {
  const app = appOfAnna({ report: jest.fn() });
  const notify = jest.fn(async () => ({}));
  app.command(showNotification, notify);
  app.backEnd.answer(getPersonalSummary, summaryOf());
  app.backEnd.answer(getAwaitedProducts, { ITEMS, COUNT: ITEMS.length, PAGE_COUNT: 1 });
  const changed = jest.fn();
  app.bus.on(subscriptionsChanged, changed);
  await renderArea(area, path, { app: withCartButtons(app) });
  return { app, notify, changed };
}

const leave = () => screen.getByRole('button', { name: 'Отписаться: Наполнитель' });

test('PRD-48 the list says what is awaited, since when, and which address gets the letter', async () => {
  await open(awaited());
  const line = within(screen.getByRole('list', { name: 'Жду поступления' })).getByRole('listitem');
  expect(line).toHaveTextContent('Пока нет в наличии');
  expect(line).toHaveTextContent('Подписка с 5 ноября, письмо на anna@example.ru');
  expect(line).toHaveTextContent(/1\s200\s₽/);
  expect(screen.getByRole('link', { name: 'избранном' })).toHaveAttribute('href', '/favorite/');
});

test('API-22 API-21 a subscription is ended in its place, and the same press takes it back', async () => {
  const { app, changed } = await open(awaited());
  app.backEnd.answer(unsubscribe, {});
  app.backEnd.answer(subscribe, { 5: 'anna@example.ru' });
  await userEvent.click(leave());
  expect(await screen.findByText('Вы отписались: письма о поступлении не будет')).toBeVisible();
  expect(app.backEnd.asked.at(-2)).toEqual({ id: unsubscribe.id, input: { a: 5, b: 'anna@example.ru' } });
  await userEvent.click(screen.getByRole('button', { name: 'Подписаться снова: Наполнитель' }));
  expect(await screen.findByText('Пока нет в наличии')).toBeVisible();
  expect(leave()).toBeVisible();
  expect(changed.mock.calls).toEqual([[{ productId: 5 }], [{ productId: 5 }]]);
});

test('API-22 a subscription that has ended already, because its letter was sent, is no failure', async () => {
  const { app, notify } = await open(awaited());
  app.backEnd.fail(unsubscribe, { status: 404, message: 'Подписка не найдена' });
  await userEvent.click(leave());
  expect(await screen.findByText(/^Вы отписались/)).toBeVisible();
  expect(notify).not.toHaveBeenCalled();
});

test('API-22 when it cannot be ended, the customer is told, and it stays', async () => {
  const { app, notify } = await open(awaited());
  app.backEnd.fail(unsubscribe);
  await userEvent.click(leave());
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ kind: 'error' }));
  expect(screen.getByText('Пока нет в наличии')).toBeVisible();
});

test('API-21 the goods came in meanwhile: the server’s words are shown', async () => {
  const { app, notify } = await open(awaited());
  app.backEnd.answer(unsubscribe, {});
  app.backEnd.fail(subscribe, { status: 409, message: 'Товар уже есть в наличии' });
  await userEvent.click(leave());
  await userEvent.click(await screen.findByRole('button', { name: 'Подписаться снова: Наполнитель' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ kind: 'error', text: 'Товар уже есть в наличии' }));
});

test('PRD-48 what is in stock again goes into the cart; what another city awaits cannot be taken back here', async () => {
  const { app } = await open(
    awaited({ id: 4, name: 'Мячик', quantity: 3, city_quantity: 3 }),
    awaited({}, { IS_HERE: 'N', CITY: 'в Перми' }),
  );
  expect(screen.getByText('Снова в наличии')).toBeVisible();
  expect(screen.getByRole('button', { name: 'В корзину: Мячик, 3' })).toBeVisible();
  expect(screen.getByText('Ждёте в Перми')).toBeVisible();
  app.backEnd.answer(unsubscribe, {});
  await userEvent.click(leave());
  expect(await screen.findByText(/^Вы отписались/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Подписаться снова/ })).not.toBeInTheDocument();
});

test('PRD-48 who awaits nothing reads how it works', async () => {
  await open();
  expect(screen.getByText('Вы ничего не ждёте')).toBeVisible();
  expect(screen.getByRole('link', { name: 'В каталог' })).toBeVisible();
});

test('PRD-48 a list that cannot be read is tried again in its place', async () => {
  const app = appOfAnna({ report: () => {} });
  app.backEnd.fail(getAwaitedProducts);
  app.backEnd.answer(getPersonalSummary, summaryOf());
  await renderArea(area, path, { app: withCartButtons(app) });
  await screen.findByText('Не удалось загрузить подписки');
  app.backEnd.answer(getAwaitedProducts, { ITEMS: [awaited()], COUNT: 1, PAGE_COUNT: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: 'Наполнитель' })).toBeVisible();
});
