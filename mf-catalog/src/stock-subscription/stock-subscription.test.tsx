import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getSubscriptions, subscribe, unsubscribe } from '@zapovednik/api/cabinet/calls/subscribe';
import { toListItem } from '@zapovednik/api/catalog/models/product';
import { askEmail, openSignIn } from '@zapovednik/areas/cabinet/commands';
import { subscriptionsChanged } from '@zapovednik/areas/cabinet/events';
import { sessionAtom, unknownSession } from '@zapovednik/areas/shell/atoms';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { createTestApp, fixtures, renderWithApp, type TestApp } from '@zapovednik/testing';
import { ProductCard } from '../product-card/product-card';
import { requestsOf } from '../testing/catalogue';
import { mockViewport } from '../testing/layout';
import { continueSubscriptions } from './continue-subscriptions';

beforeAll(() => mockViewport('desktop'));
beforeEach(() => localStorage.clear());

const anna = { ...unknownSession, status: 'authorized', userId: 1, name: 'Анна', email: 'anna@example.ru' } as const;
const nobody = { ...unknownSession, status: 'anonymous' } as const;

/** The card of a product that is sold out in the city. */
function open(session: Parameters<TestApp['write']>[1] & typeof unknownSession, options = {}) {
  const app = createTestApp(options);
  const notify = jest.fn(async (_: unknown) => ({}));
  app.command(showNotification, notify);
  app.write(sessionAtom, session);
  app.backEnd.answer(getSubscriptions, {});
  app.backEnd.answer(subscribe, ({ a, b }) => ({ [String(a)]: b }));
  app.backEnd.answer(unsubscribe, {});
  continueSubscriptions(app);
  const product = toListItem(fixtures.listItem({ name: 'Корм', quantity: 0, city_quantity: 0 }));
  renderWithApp(<ProductCard product={product} sizes="234px" />, { app });
  return { app, notify };
}

const button = (name: 'Подписаться' | 'Отписаться') => screen.findByRole('button', { name: `${name}: Корм` });
const dialog = () => screen.findByRole('dialog', { name: 'Сообщить о поступлении' });
const press = async () => userEvent.click(await button('Подписаться'));

test('PRD-43 PRD-44 PRD-46 a customer with an e-mail subscribes by one press and unsubscribes by another', async () => {
  const { app, notify } = open(anna);
  await press();
  expect(await button('Отписаться')).toHaveTextContent('Отписаться');
  expect(requestsOf(app, subscribe)).toEqual([{ a: 1234, b: 'anna@example.ru' }]);
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith({ kind: 'success', text: 'Сообщим на anna@example.ru, когда товар появится' }),
  );
  await userEvent.click(await button('Отписаться'));
  expect(await button('Подписаться')).toHaveFocus();
  expect(requestsOf(app, unsubscribe)).toEqual([{ a: 1234, b: 'anna@example.ru' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('PRD-44 who has subscribed before sees «Отписаться»; the read is of this visitor', async () => {
  const { app } = open(unknownSession);
  await button('Подписаться');
  expect(requestsOf(app, getSubscriptions)).toEqual([]);
  app.backEnd.answer(getSubscriptions, { 1234: 'guest@example.ru' });
  act(() => app.write(sessionAtom, nobody));
  expect(await button('Отписаться')).toBeVisible();
  expect(requestsOf(app, getSubscriptions)).toEqual([{ id: 0 }]);
  app.backEnd.answer(getSubscriptions, {});
  act(() => app.write(sessionAtom, anna));
  expect(await button('Подписаться')).toBeVisible();
});

test('API-22 what the cabinet has ended is read again where the button shows it', async () => {
  const { app } = open(anna);
  await press();
  expect(await button('Отписаться')).toBeVisible();
  app.backEnd.answer(getSubscriptions, {});
  act(() => app.bus.emit(subscriptionsChanged, { productId: 1234 }));
  expect(await button('Подписаться')).toBeVisible();
});

test('PRD-47 PRD-49 an anonymous visitor is asked for an e-mail and a consent, and subscribed', async () => {
  const { app } = open(nobody);
  await press();
  const asked = within(await dialog());
  expect(asked.getByText('Корм')).toBeVisible();
  await waitFor(() => expect(asked.getByRole('textbox', { name: 'Электронная почта' })).toHaveFocus());
  expect(asked.getByText('Сообщим один раз, когда товар появится в Екатеринбурге.')).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: 'Подписаться' }));
  expect(asked.getByRole('textbox', { name: 'Электронная почта' })).toBeInvalid();
  expect(asked.getByRole('checkbox')).toBeInvalid();
  expect(requestsOf(app, subscribe)).toEqual([]);
  await userEvent.type(asked.getByRole('textbox', { name: 'Электронная почта' }), 'guest@example.ru');
  await userEvent.click(asked.getByRole('checkbox', { name: /^Согласен на обработку/ }));
  await userEvent.click(asked.getByRole('button', { name: 'Подписаться' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await button('Отписаться')).toBeVisible();
  expect(requestsOf(app, subscribe)).toEqual([{ a: 1234, b: 'guest@example.ru', acceptPersonData: 'Y' }]);
  expect(localStorage).toHaveLength(0);
});

test('PRD-47 LAY-52 SES-17 a customer without an e-mail is asked for it by the cabinet’s dialog, and subscribed', async () => {
  const { app, notify } = open({ ...anna, email: '' });
  app.command(askEmail, async () => ({ email: 'new@example.ru' }));
  await press();
  expect(await button('Отписаться')).toBeVisible();
  expect(requestsOf(app, subscribe)).toEqual([{ a: 1234, b: 'new@example.ru' }]);
  const text = 'Сообщим на new@example.ru, когда товар появится';
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ kind: 'success', text }));
});

test('LAY-52 who closes the cabinet’s dialog is not subscribed', async () => {
  const { app, notify } = open({ ...anna, email: '' });
  const ask = jest.fn(async () => ({ email: null }));
  app.command(askEmail, ask);
  await press();
  await waitFor(() => expect(ask).toHaveBeenCalled());
  expect(await button('Подписаться')).toBeVisible();
  expect(requestsOf(app, subscribe)).toEqual([]);
  expect(notify).not.toHaveBeenCalled();
});

test('LAY-52 when the cabinet’s dialog cannot be shown, the customer is told', async () => {
  const { app, notify } = open({ ...anna, email: '' }, { report: () => {} });
  app.command(askEmail, () => Promise.reject(new Error('No answer')));
  await press();
  await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.objectContaining({ kind: 'error' })));
  expect(requestsOf(app, subscribe)).toEqual([]);
});

test('PRD-47 the product waits for the sign-in that the dialog leads to, and is subscribed to then', async () => {
  const { app } = open(nobody);
  const signIn = jest.fn(async () => ({ authorized: true }));
  app.command(openSignIn, signIn);
  await press();
  await userEvent.click(await screen.findByRole('button', { name: 'Войдите' }));
  await waitFor(() => expect(signIn).toHaveBeenCalled());
  act(() => app.write(sessionAtom, anna));
  expect(await button('Отписаться')).toBeVisible();
  expect(requestsOf(app, subscribe)).toEqual([{ a: 1234, b: 'anna@example.ru' }]);
  expect(localStorage).toHaveLength(0);
});

test('PRD-47 it also goes on when the sign-in was a page, and asks a customer who has no e-mail', async () => {
  const before = open(nobody);
  before.app.command(openSignIn, async () => ({ authorized: false }));
  await press();
  await userEvent.click(await screen.findByRole('button', { name: 'Войдите' }));
  expect(localStorage).toHaveLength(1);
  const { app } = open({ ...anna, email: '' });
  app.command(askEmail, async () => ({ email: 'new@example.ru' }));
  await waitFor(() => expect(requestsOf(app, subscribe)).toEqual([{ a: 1234, b: 'new@example.ru' }]));
});

test('PRD-47 who closes the dialog is not subscribed by a later sign-in', async () => {
  const { app } = open(nobody);
  await press();
  await dialog();
  await userEvent.keyboard('{Escape}');
  expect(localStorage).toHaveLength(0);
  act(() => app.write(sessionAtom, anna));
  expect(await button('Подписаться')).toBeVisible();
  expect(requestsOf(app, subscribe)).toEqual([]);
});

test('API-21 what is in stock meanwhile is said, and the button is as before', async () => {
  const { app, notify } = open(anna, { report: () => {} });
  app.backEnd.fail(subscribe, { status: 409, code: 'in_stock', message: 'Товар уже есть в наличии' });
  await press();
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ kind: 'error', text: 'Товар уже есть в наличии' }));
  expect(await button('Подписаться')).toBeVisible();
});

test('PRD-49 in the dialog the server’s refusal stands above the form, and what was entered stays', async () => {
  const { app } = open(nobody);
  app.backEnd.fail(subscribe, { status: 409, code: 'too_many', message: 'На этот адрес уже слишком много подписок' });
  await press();
  const asked = within(await dialog());
  await userEvent.type(asked.getByRole('textbox'), 'guest@example.ru');
  await userEvent.click(asked.getByRole('checkbox'));
  await userEvent.click(asked.getByRole('button', { name: 'Подписаться' }));
  expect(await asked.findByText('На этот адрес уже слишком много подписок')).toBeVisible();
  expect(asked.getByRole('textbox')).toHaveValue('guest@example.ru');
});

test('API-22 a subscription whose email was sent meanwhile has ended: that is no failure', async () => {
  const { app, notify } = open(anna);
  await press();
  await button('Отписаться');
  app.backEnd.fail(unsubscribe, { status: 404, message: 'Подписка не найдена' });
  await userEvent.click(await button('Отписаться'));
  expect(await button('Подписаться')).toBeVisible();
  await waitFor(() => expect(notify).toHaveBeenCalledTimes(2));
  expect(notify).not.toHaveBeenCalledWith(expect.objectContaining({ kind: 'error' }));
});

test('CAT-53 a product that only the chosen shop lacks has no subscription', () => {
  const product = toListItem(fixtures.listItem({ name: 'Корм', quantity: 0, city_quantity: 5 }));
  renderWithApp(<ProductCard product={product} sizes="234px" />, { app: createTestApp() });
  expect(screen.getByRole('button', { name: 'Нет в наличии' })).toBeDisabled();
});
