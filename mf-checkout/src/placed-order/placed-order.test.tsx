import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { payOrder, payOrderByLink } from '@zapovednik/api/checkout/calls/payment';
import {
  cancelOrderByLink,
  changePaySystem,
  getOrderByLink,
  getOrderState,
} from '@zapovednik/api/checkout/calls/placed-order';
import type { OrderStatus } from '@zapovednik/api/checkout/wire/placed-order';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { createTestApp, fakeClock, fixtures, renderArea, type TestApp } from '@zapovednik/testing';
import area from '../area';
import { cardPayment, sbpPayment, unpaidOrder } from '../testing/placed-order';
import { openBankPage } from './open-bank-page';

jest.mock('./open-bank-page', () => ({ openBankPage: jest.fn() }));

const { orderStatus } = fixtures;
const SUCCESS = '/personal/success/?ORDER_ID=100001';

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(openBankPage).mockClear();
});
afterEach(() => jest.useRealTimers());

/** A page of a visitor whose order has this status. */
async function open(url: string, order: OrderStatus, app: TestApp = createTestApp()) {
  app.backEnd.answer(getOrderState, order);
  app.backEnd.answer(getOrderByLink, order);
  return renderArea(area, url, { app });
}
const heading = () => screen.findByRole('heading', { level: 1 });
const steps = () =>
  within(screen.getByRole('list', { name: 'Состояние заказа' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('ROU-68 ORD-51 an order on receipt: what to bring, where, when, and what is in it', async () => {
  await open(SUCCESS, orderStatus());
  expect(await heading()).toHaveTextContent('Заказ № 100001 оформлен');
  expect(screen.getByText(/возьмите с собой его номер и 2\s400\s₽ \(наличными при получении\)/)).toBeVisible();
  expect(screen.getByText('Заповедник на Малышева ул. Малышева, 36')).toBeVisible();
  expect(screen.getByText('Ежедневно с 9 до 21')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Корм для собак «Лес»' })).toHaveAttribute('href', '/product/korm-les/');
  expect(screen.queryByRole('region', { name: 'Оплата' })).not.toBeInTheDocument();
  expect(steps()).toEqual(['Принят, сейчас', 'Собирается, впереди', 'Готов, впереди', 'Получен, впереди']);
});

test.each([
  ['P', { PAYED: 'Y' }, 'Заказ № 100001 оплачен', 'Оплачен, сейчас'],
  ['A', { PAYED: 'Y' }, 'Заказ № 100001 собирается', 'Собирается, сейчас'],
  ['R', { PAYED: 'Y' }, 'Заказ № 100001 готов к выдаче', 'Готов, сейчас'],
  ['D', { PAYED: 'Y', IS_PICKUP: 'N', POINT: null }, 'Заказ № 100001 в пути', 'В пути, сейчас'],
  ['F', { PAYED: 'Y' }, 'Заказ № 100001 получен', 'Получен, сейчас'],
] as const)(
  'ORD-70 a paid order with the status %s shows how far it is',
  async (STATUS_ID, changes, title, current) => {
    const PAYMENT = { STATUS: 'paid', MESSAGE: 'Заказ оплачен', REASON: '', REFUNDED: 0, CAN_PAY: 'N' } as const;
    await open(SUCCESS, orderStatus({ STATUS_ID, PAYMENT, ...changes }));
    expect(await heading()).toHaveTextContent(title);
    expect(steps()).toContain(current);
    expect(screen.queryByRole('button', { name: /^Оплатить/ })).not.toBeInTheDocument();
  },
);

test('a partial refund of a paid order is shown', async () => {
  const MESSAGE = 'Заказ оплачен, возвращено 50 ₽';
  const PAYMENT = { STATUS: 'paid', MESSAGE, REASON: '', REFUNDED: 50, CAN_PAY: 'N' } as const;
  await open(SUCCESS, orderStatus({ STATUS_ID: 'A', PAYED: 'Y', PAYMENT }));
  expect(await screen.findByText(MESSAGE)).toBeVisible();
});

test.each([
  ['CL', 'Отменён', 'соберите его снова'],
  ['NT', 'Нет товара', 'Посмотрите похожие'],
  ['NZ', 'Не забран', 'соберите его снова'],
  ['ND', 'Не доставлен', 'Позвоните нам'],
  ['KM', 'Возвращён', 'позвоните нам'],
  ['XX', 'Статус, которого ещё нет', 'позвоните нам'],
])('an order with the status %s has no line of steps, and says what to do', async (STATUS_ID, STATUS_NAME, advice) => {
  await open(SUCCESS, orderStatus({ STATUS_ID, STATUS_NAME }));
  expect(await heading()).toHaveTextContent(`Заказ № 100001: ${STATUS_NAME.toLowerCase()}`);
  expect(screen.getByText(new RegExp(advice))).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Состояние заказа' })).not.toBeInTheDocument();
});

test('a paid order that the shop cannot hand over: the money comes back, and the page says where to', async () => {
  const PAYMENT = { STATUS: 'returning', MESSAGE: 'Возвращаем деньги', REASON: '', REFUNDED: 0, CAN_PAY: 'N' } as const;
  await open(SUCCESS, orderStatus({ STATUS_ID: 'NT', STATUS_NAME: 'Нет товара', PAYED: 'Y', PAYMENT }));
  expect(await screen.findByText('Возвращаем деньги')).toBeVisible();
  expect(screen.getByText(/^Они придут туда, откуда вы заплатили/)).toBeVisible();
});

test('ORD-02 an unpaid order is paid by card: the time that is left, and the bank’s page', async () => {
  fakeClock('2026-12-05T10:00:00Z');
  const { app } = await open(SUCCESS, unpaidOrder({ PAY_BY: '2026-12-05T10:59:05.000Z' }));
  app.backEnd.answer(payOrder, cardPayment());
  const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTimeAsync(time) });
  expect(await heading()).toHaveTextContent('Заказ № 100001 ждёт оплаты');
  expect(screen.getByRole('timer')).toHaveTextContent('59:05');
  await act(() => jest.advanceTimersByTimeAsync(6000));
  expect(screen.getByRole('timer')).toHaveTextContent('58:59');
  await user.click(screen.getByRole('button', { name: /^Оплатить 2\s400\s₽$/ }));
  expect(openBankPage).toHaveBeenCalledWith('https://bank.example/pay/1');
});

test('ORD-70 when the time to pay is over the order is read again', async () => {
  const clock = fakeClock('2026-12-05T10:00:00Z');
  const { app } = await open(SUCCESS, unpaidOrder({ PAY_BY: '2026-12-05T10:00:03.000Z' }));
  app.backEnd.answer(getOrderState, orderStatus({ STATUS_ID: 'CL', STATUS_NAME: 'Отменён' }));
  await clock.pass(4000);
  expect(await heading()).toHaveTextContent('Заказ № 100001: отменён');
});

test('ORD-46 a payment that does not start leaves the order, and can be tried again', async () => {
  const app = createTestApp({ report: () => {} });
  const notifications: (string | undefined)[] = [];
  app.command(showNotification, async ({ text }) => {
    notifications.push(text);
    return {};
  });
  await open(SUCCESS, unpaidOrder(), app);
  app.backEnd.fail(payOrder, { status: 503, message: 'Ошибка получения данных для оплаты' });
  await userEvent.click(await screen.findByRole('button', { name: /^Оплатить/ }));
  expect(notifications).toEqual(['Ошибка получения данных для оплаты']);
  app.backEnd.fail(payOrder, { status: 409, message: 'Заказ отменён, оплатить его нельзя' });
  await userEvent.click(screen.getByRole('button', { name: /^Оплатить/ }));
  expect(notifications.at(-1)).toBe('Заказ отменён, оплатить его нельзя');
  app.backEnd.answer(payOrder, cardPayment());
  await userEvent.click(screen.getByRole('button', { name: /^Оплатить/ }));
  expect(openBankPage).toHaveBeenCalledTimes(1);
});

test('ORD-70 a refused payment says why, and another way to pay starts at once', async () => {
  const refused = {
    STATUS: 'refused',
    MESSAGE: 'Банк отказал в оплате',
    REASON: 'Недостаточно средств',
    REFUNDED: 0,
    CAN_PAY: 'Y',
  } as const;
  const { app, router } = await open(SUCCESS, unpaidOrder({ PAYMENT: refused }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Банк отказал в оплатеБанк сообщил: Недостаточно средств.',
  );
  const waiting = { ...refused, STATUS: 'waiting', MESSAGE: 'Ждём оплату', REASON: '' } as const;
  app.backEnd.answer(changePaySystem, unpaidOrder({ PAYMENT_NAME: 'СБП' }));
  app.backEnd.answer(payOrder, () => {
    app.backEnd.answer(getOrderState, unpaidOrder({ PAYMENT: waiting }));
    return sbpPayment();
  });
  const others = within(screen.getByRole('list', { name: 'Оплатить иначе:' }));
  await userEvent.click(others.getByRole('button', { name: 'СБП' }));
  expect(await screen.findByRole('img', { name: /QR-код/ })).toBeInTheDocument();
  expect(router.state.location).toMatchObject({ pathname: '/sbp-payment-process/', search: '?ORDER_ID=100001' });
  expect(app.backEnd.asked).toContainEqual({ id: changePaySystem.id, input: { id: 100_001, paySystemId: 4 } });
});

test('on receipt after all: nothing is to be paid here', async () => {
  const { app } = await open(SUCCESS, unpaidOrder());
  app.backEnd.answer(changePaySystem, orderStatus());
  await userEvent.click(await screen.findByRole('button', { name: 'Наличными при получении' }));
  expect(await screen.findByRole('heading', { name: 'Заказ № 100001 оформлен' })).toBeVisible();
  expect(openBankPage).not.toHaveBeenCalled();
});

test('ORD-70 an open payment is watched: less and less often, and until it is paid', async () => {
  const clock = fakeClock();
  const waiting = { STATUS: 'waiting', MESSAGE: 'Ждём оплату', REASON: '', REFUNDED: 0, CAN_PAY: 'Y' } as const;
  const { app } = await open(SUCCESS, unpaidOrder({ PAYMENT: waiting }));
  const reads = () => app.backEnd.asked.filter(({ id }) => id === getOrderState.id).length;
  await heading();
  const before = reads();
  await clock.pass(10_000);
  const early = reads() - before;
  await clock.pass(60_000);
  await clock.pass(10_000);
  expect(early).toBeGreaterThan(2);
  expect(reads() - before).toBeLessThan(12);
  app.backEnd.answer(getOrderState, orderStatus({ PAYED: 'Y', STATUS_ID: 'P' }));
  await clock.pass(20_000);
  expect(await heading()).toHaveTextContent('Заказ № 100001 оплачен');
  const after = reads();
  await clock.pass(120_000);
  expect(reads()).toBe(after);
});

test('a guest creates an account: name and phone go with the link, not in its address', async () => {
  const { router } = await open(SUCCESS, orderStatus({ GUEST: { NAME: 'Анна Лесная', PHONE: '79220000001' } }));
  await userEvent.click(await screen.findByRole('link', { name: 'Создать аккаунт' }));
  expect(router.state.location).toMatchObject({
    pathname: '/auth/signup/',
    search: '',
    state: { signUp: { name: 'Анна Лесная', phone: '79220000001' } },
  });
});

test('ROU-68 a guest’s success page: when it was made, what comes next, where the SMS or letter goes, and the order’s own page', async () => {
  const guest = {
    GUEST: { NAME: 'Анна', PHONE: '79220000001' },
    TOKEN: '255t-AbCdEfGhIjKlMnOp',
    CANCELLED_BY: 'link',
  } as const;
  const { unmount } = await open(SUCCESS, orderStatus({ ...guest, EMAIL: '' }));
  const next = within(await screen.findByRole('region', { name: 'Что дальше' }));
  expect(next.getByText('Соберём заказ и напишем, когда его можно будет забрать.')).toBeVisible();
  expect(next.getByText('+7 922 000-00-01')).toBeVisible();
  expect(next.getByRole('link', { name: 'Открыть заказ' })).toHaveAttribute('href', '/order/255t-AbCdEfGhIjKlMnOp/');
  expect(screen.getByText('5 декабря, 14:05')).toBeVisible();
  unmount();
  await open(SUCCESS, orderStatus({ ...guest, EMAIL: 'anna@example.ru' }));
  expect(await screen.findByText('anna@example.ru')).toBeVisible();
});

test('ROU-68 a customer’s success page leads to the order in the cabinet', async () => {
  await open(SUCCESS, orderStatus({ EMAIL: 'anna@example.ru', CANCELLED_BY: 'customer' }));
  expect(await screen.findByRole('link', { name: 'Открыть заказ' })).toHaveAttribute('href', '/cabinet/orders/100001/');
  expect(screen.queryByRole('button', { name: 'Отменить заказ' })).not.toBeInTheDocument();
});

const LINK = '/order/255t-AbCdEfGhIjKlMnOp/';

test('ORD-52 ORD-64 a guest cancels on the page of the letter’s link, after a question', async () => {
  const { app } = await open(LINK, orderStatus({ CANCELLED_BY: 'link' }));
  const cancelled = orderStatus({ STATUS_ID: 'CL', STATUS_NAME: 'Отменён', CANCELLED_BY: 'nobody' });
  app.command(showNotification, async () => ({}));
  app.backEnd.answer(cancelOrderByLink, { ID: 100_001 });
  app.backEnd.answer(getOrderByLink, cancelled);
  await userEvent.click(await screen.findByRole('button', { name: 'Отменить заказ' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Отменить заказ № 100001?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Отменить заказ' }));
  expect(await screen.findByRole('heading', { name: 'Заказ № 100001: отменён' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(app.backEnd.asked).toContainEqual({ id: cancelOrderByLink.id, input: { token: '255t-AbCdEfGhIjKlMnOp' } });
  expect(screen.queryByRole('button', { name: 'Отменить заказ' })).not.toBeInTheDocument();
});

test('ORD-65 a cancellation that comes too late is silent, and the page says why and whom to ask', async () => {
  const app = createTestApp({ report: () => {} });
  const shown = jest.fn(async () => ({}));
  app.command(showNotification, shown);
  await open(LINK, orderStatus({ CANCELLED_BY: 'link' }), app);
  app.backEnd.fail(cancelOrderByLink, { status: 409, message: 'Этот заказ уже нельзя отменить' });
  app.backEnd.answer(
    getOrderByLink,
    orderStatus({ STATUS_ID: 'A', STATUS_NAME: 'Собирается', CANCELLED_BY: 'nobody' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Отменить заказ' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Отменить заказ' }));
  const why = await screen.findByText(/^Заказ уже собирают, поэтому отменить его на сайте нельзя. Планы изменились/);
  expect(within(why).getByRole('link', { name: '+7 (343) 000-00-00' })).toHaveAttribute('href', 'tel:+73430000000');
  expect(shown).not.toHaveBeenCalled();
});

test('ORD-52 by a link that was passed on, a customer’s order is not cancelled: its owner does it in the cabinet', async () => {
  await open(LINK, orderStatus({ CANCELLED_BY: 'customer' }));
  expect(await screen.findByRole('link', { name: 'в личном кабинете' })).toHaveAttribute(
    'href',
    '/auth/?back=%2Fcabinet%2Forders%2F100001%2F',
  );
  expect(screen.queryByRole('button', { name: 'Отменить заказ' })).not.toBeInTheDocument();
});

test('an order can be printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  await open(SUCCESS, orderStatus());
  await userEvent.click(await screen.findByRole('button', { name: 'Распечатать' }));
  expect(print).toHaveBeenCalled();
});

test.each([
  ['an order of another customer', '/personal/success/?ORDER_ID=7'],
  ['no number', '/personal/success/'],
  ['an invalid number', '/personal/success/?ORDER_ID=1e3'],
  ['another segment', '/personal/other/?ORDER_ID=100001'],
])('ROU-114 the success page does not exist for %s', async (_, url) => {
  const app = createTestApp();
  app.backEnd.fail(getOrderState, { status: 404, message: 'Заказ не найден' });
  await renderArea(area, url, { app });
  expect(await screen.findByRole('alert')).toHaveTextContent('404');
});

test('ROU-114 without a segment the URL leads to the personal area', async () => {
  const { router } = await open('/personal/', orderStatus());
  expect(await screen.findByText('Страница другой части магазина')).toBeVisible();
  expect(router.state.location.pathname).toBe('/cabinet/personal/');
});

test('the signed link shows the order to everyone who has it, and pays it by card or by a QR code on the same page', async () => {
  const { app } = await open('/order/255t-AbCdEfGhIjKlMnOp/', unpaidOrder());
  expect(await heading()).toHaveTextContent('Заказ № 100001 ждёт оплаты');
  expect(screen.queryByRole('link', { name: 'Создать аккаунт' })).not.toBeInTheDocument();
  expect(document.head.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
  app.backEnd.answer(payOrderByLink, cardPayment());
  await userEvent.click(screen.getByRole('button', { name: /^Оплатить/ }));
  expect(openBankPage).toHaveBeenCalledWith('https://bank.example/pay/1');
  app.backEnd.answer(payOrderByLink, sbpPayment());
  await userEvent.click(screen.getByRole('button', { name: /^Оплатить/ }));
  expect(await screen.findByRole('img', { name: /QR-код/ })).toBeInTheDocument();
  expect(app.backEnd.asked.map(({ id }) => id)).not.toContain(payOrder.id);
  // The pages to which the bank may return the customer.
  expect(sessionStorage.getItem('zapovednik:last-order')).toContain('/order/255t-AbCdEfGhIjKlMnOp/');
});

test('a signed link that does not work helps to find the order', async () => {
  const app = createTestApp();
  app.backEnd.fail(getOrderByLink, { status: 404, message: 'Заказ не найден' });
  await renderArea(area, '/order/forged/', { app });
  expect(await heading()).toHaveTextContent('Ссылка не работает');
  expect(screen.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/auth/?back=%2Fcabinet%2Forders%2F');
  expect(screen.getByRole('link', { name: '+7 (343) 000-00-00' })).toHaveAttribute('href', 'tel:+73430000000');
});

test('ROU-24 the page for staff asks other visitors to sign in', async () => {
  const { app } = await open('/form/', orderStatus());
  expect(await screen.findByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/auth/?back=%2Fform%2F');
  expect(app.backEnd.asked).toEqual([]);
});
