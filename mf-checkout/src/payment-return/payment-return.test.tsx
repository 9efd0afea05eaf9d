import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { payOrder } from '@zapovednik/api/checkout/calls/payment';
import { getOrderByLink, getOrderState } from '@zapovednik/api/checkout/calls/placed-order';
import type { OrderStatus } from '@zapovednik/api/checkout/wire/placed-order';
import { createTestApp, fakeClock, fixtures, renderArea, type TestApp } from '@zapovednik/testing';
import area from '../area';
import { openBankPage } from '../placed-order/open-bank-page';
import { cardPayment, sbpPayment, unpaidOrder } from '../testing/placed-order';

jest.mock('../placed-order/open-bank-page', () => ({ openBankPage: jest.fn() }));

const { orderStatus } = fixtures;
const returnPages = [
  '/sbp-payment-process/success-payment/',
  '/sberbank/success-payment/',
  '/yookassa/success-payment/',
];
const waiting = { STATUS: 'waiting', MESSAGE: 'Ждём оплату', REASON: '', REFUNDED: 0, CAN_PAY: 'Y' } as const;

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

/** Opens a page as a visitor who has made this order; null: the order belongs to another visitor. */
async function open(url: string, order: OrderStatus | null, app: TestApp = createTestApp()) {
  if (order) app.backEnd.answer(getOrderState, order);
  else app.backEnd.fail(getOrderState, { status: 404, message: 'Заказ не найден' });
  return renderArea(area, url, { app });
}
const heading = () => screen.findByRole('heading', { level: 1 });

describe('ROU-40 ROU-60 ROU-61 the pages to which a bank leads back', () => {
  test.each(returnPages)(
    'ORD-68 ORD-69 %s shows the state on the server, and the payment when it comes',
    async (path) => {
      const clock = fakeClock();
      // Sberbank adds its own parameters.
      const { app } = await open(`${path}?ORDER_ID=100001&orderId=3f2a&lang=ru`, unpaidOrder({ PAYMENT: waiting }));
      expect(await heading()).toHaveTextContent('Заказ № 100001 ждёт оплаты');
      expect(screen.getByText(/Если вы уже оплатили, подождите/)).toBeVisible();
      app.backEnd.answer(getOrderState, orderStatus({ PAYED: 'Y', STATUS_ID: 'P' }));
      await clock.pass(20_000);
      expect(await heading()).toHaveTextContent('Заказ № 100001 оплачен');
    },
  );

  test.each(returnPages)('%s helps a visitor from another browser, and one without an order', async (path) => {
    const { unmount } = await open(`${path}?ORDER_ID=100001`, null);
    expect(await heading()).toHaveTextContent(/^Оплата/);
    expect(screen.getByText(/Заказ № 100001 оформлен в другом браузере/)).toBeVisible();
    expect(screen.getByRole('link', { name: '+7 (343) 000-00-00' })).toBeVisible();
    unmount();
    await open(path, null);
    expect(screen.getByText(/В адресе нет номера заказа/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Войти' })).toBeVisible();
  });
});

test('ORD-37 without a number the page shows the order that this tab has made last', async () => {
  sessionStorage.setItem(
    'zapovednik:last-order',
    JSON.stringify({ id: 100_001, redirectUrl: '/personal/success/?ORDER_ID=100001' }),
  );
  const { router } = await open('/yookassa/success-payment/', unpaidOrder({ PAYMENT: waiting }));
  expect(await screen.findByRole('heading', { name: 'Заказ № 100001 ждёт оплаты' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/personal/success/', search: '?ORDER_ID=100001' });
});

test('whoever has paid by a signed link comes back to it', async () => {
  const redirectUrl = '/order/255t-AbCdEfGhIjKlMnOp/';
  sessionStorage.setItem('zapovednik:last-order', JSON.stringify({ id: 100_001, redirectUrl }));
  const app = createTestApp();
  app.backEnd.answer(getOrderByLink, unpaidOrder({ PAYMENT: waiting }));
  const { router } = await open('/sberbank/success-payment/?ORDER_ID=100001', null, app);
  expect(await screen.findByRole('heading', { name: 'Заказ № 100001 ждёт оплаты' })).toBeVisible();
  expect(router.state.location.pathname).toBe(redirectUrl);
});

const SBP = '/sbp-payment-process/?ORDER_ID=100001';

async function openSbp(order = unpaidOrder(), payment = sbpPayment()) {
  const app = createTestApp({ report: () => {} });
  app.backEnd.answer(payOrder, payment);
  return open(SBP, order, app);
}

test('ROU-39 ORD-68 the fast payment system: the code, the bank’s app, the time; when it is paid the order is shown', async () => {
  const clock = fakeClock('2026-12-05T10:00:00Z');
  const { app, router } = await openSbp(undefined, sbpPayment({ EXPIRES_AT: '2026-12-05T10:15:00.000Z' }));
  expect(await heading()).toHaveTextContent('Оплата заказа № 100001');
  expect(await screen.findByRole('img', { name: 'QR-код для оплаты в приложении банка' })).toBeInTheDocument();
  expect(screen.getByText('Открыть приложение банка')).toHaveAttribute('href', 'https://qr.example/AS1');
  await clock.pass(1);
  expect(screen.getByRole('timer')).toHaveTextContent(/^1[45]:\d\d$/);
  app.backEnd.answer(getOrderState, unpaidOrder({ PAYMENT: waiting }));
  await clock.pass(5000);
  app.backEnd.answer(getOrderState, orderStatus({ PAYED: 'Y', STATUS_ID: 'P' }));
  await clock.pass(20_000);
  expect(await screen.findByRole('heading', { name: 'Заказ № 100001 оплачен' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/personal/success/');
});

test('ORD-70 a code whose time is over is replaced by a new one', async () => {
  const clock = fakeClock('2026-12-05T10:00:00Z');
  const { app } = await openSbp(undefined, sbpPayment({ EXPIRES_AT: '2026-12-05T10:00:02.000Z' }));
  await clock.pass(3000);
  expect(await screen.findByRole('alert')).toHaveTextContent('Время на оплату вышло.');
  app.backEnd.answer(payOrder, sbpPayment({ LINK: 'https://qr.example/AS2', EXPIRES_AT: '2026-12-05T10:20:00.000Z' }));
  await clock.user.click(screen.getByRole('button', { name: 'Получить новый код' }));
  expect(await screen.findByText('Открыть приложение банка')).toHaveAttribute('href', 'https://qr.example/AS2');
});

test('ORD-70 a payment that the bank refuses says why, and can be tried again or made otherwise', async () => {
  const clock = fakeClock('2026-12-05T10:00:00Z');
  const { app, router } = await openSbp(unpaidOrder({ PAYMENT: waiting }));
  const refused = {
    STATUS: 'refused',
    MESSAGE: 'Банк отказал',
    REASON: 'Банк отклонил платёж',
    REFUNDED: 0,
    CAN_PAY: 'Y',
  } as const;
  await screen.findByRole('img', { name: /QR-код/ });
  app.backEnd.answer(getOrderState, unpaidOrder({ PAYMENT: refused }));
  await clock.pass(10_000);
  expect(await screen.findByRole('alert')).toHaveTextContent('Банк сообщил: Банк отклонил платёж.');
  app.backEnd.answer(getOrderState, unpaidOrder({ PAYMENT: waiting }));
  await clock.user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
  expect(await screen.findByRole('img', { name: /QR-код/ })).toBeInTheDocument();
  await clock.user.click(screen.getByRole('button', { name: 'Выбрать другой способ оплаты' }));
  expect(await screen.findByRole('heading', { name: 'Заказ № 100001 ждёт оплаты' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/personal/success/');
});

test('ORD-46 a code that the bank does not give can be requested again', async () => {
  const app = createTestApp({ report: () => {} });
  app.backEnd.fail(payOrder, { status: 503, message: 'Ошибка получения данных для оплаты' });
  await open(SBP, unpaidOrder(), app);
  expect(await screen.findByText('Ошибка получения данных для оплаты')).toBeVisible();
  app.backEnd.answer(payOrder, sbpPayment());
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('img', { name: /QR-код/ })).toBeInTheDocument();
});

test('the page of an order that is paid by card leads to the bank, and one that is paid already to the order', async () => {
  const { unmount } = await openSbp(undefined, cardPayment());
  await userEvent.click(await screen.findByRole('button', { name: 'Перейти на страницу банка' }));
  expect(openBankPage).toHaveBeenCalledWith('https://bank.example/pay/1');
  unmount();
  const { router, app } = await openSbp(orderStatus({ PAYED: 'Y', STATUS_ID: 'P' }));
  expect(await screen.findByRole('heading', { name: 'Заказ № 100001 оплачен' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/personal/success/');
  expect(app.backEnd.asked.map(({ id }) => id)).not.toContain(payOrder.id);
});

test('ROU-39 the payment page without an order explains its purpose', async () => {
  await open('/sbp-payment-process/', null);
  expect(await heading()).toHaveTextContent('Оплата через Систему быстрых платежей');
  expect(screen.getByText(/Откройте эту страницу из оформления заказа/)).toBeVisible();
});
