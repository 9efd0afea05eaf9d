import { screen, waitFor } from '@testing-library/react';
import { saveOrder } from '@zapovednik/api/checkout/calls/order';
import { payOrder } from '@zapovednik/api/checkout/calls/payment';
import { getOrderState } from '@zapovednik/api/checkout/calls/placed-order';
import { orderSaved } from '@zapovednik/areas/checkout/events';
import { fixtures } from '@zapovednik/testing';
import { openBankPage } from '../../placed-order/open-bank-page';
import { acceptConsent, appWithOrderCalculation, completedOrder, openOrder, submit } from '../../testing/order';
import { cardPayment, sbpPayment, unpaidOrder } from '../../testing/placed-order';

jest.mock('../../placed-order/open-bank-page', () => ({ openBankPage: jest.fn() }));

const pay = { DESCRIPTION: '', SORT: 10, CHECKED: 'Y' } as const;
const online = completedOrder({ PAY_SYSTEM: [{ ...pay, ID: 3, NAME: 'Картой на сайте', IS_CASH: 'N' }] });
const onReceipt = completedOrder({ PAY_SYSTEM: [{ ...pay, ID: 1, NAME: 'Наличными', IS_CASH: 'Y' }] });

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(openBankPage).mockClear();
});

/** Places a complete order that the server accepts. */
async function place(state = online, prepare: (app: ReturnType<typeof appWithOrderCalculation>) => void = () => {}) {
  const app = appWithOrderCalculation(state);
  app.backEnd.answer(saveOrder, {
    order: { ID: 100_001, REDIRECT_URL: '/personal/success/?ORDER_ID=100001', PRICE: 2400 },
    ERROR: null,
    CALCULATE_ERROR: null,
  });
  app.backEnd.answer(getOrderState, unpaidOrder());
  prepare(app);
  const opened = await openOrder(app);
  const purchases = jest.fn();
  app.bus.on(orderSaved, purchases);
  await acceptConsent();
  await submit();
  return { ...opened, app, purchases };
}

test('ORD-02 ORD-37 ORD-38 a card leads to the bank’s page at once; the order is remembered, and «Назад» leads to it', async () => {
  const { router, purchases } = await place(online, ({ backEnd }) => backEnd.answer(payOrder, cardPayment()));
  await waitFor(() => expect(openBankPage).toHaveBeenCalledWith('https://bank.example/pay/1'));
  expect(router.state.location).toMatchObject({ pathname: '/personal/success/', search: '?ORDER_ID=100001' });
  expect(router.state.historyAction).toBe('REPLACE');
  expect(JSON.parse(sessionStorage.getItem('zapovednik:last-order') ?? '')).toEqual({
    id: 100_001,
    redirectUrl: '/personal/success/?ORDER_ID=100001',
  });
  expect(purchases).toHaveBeenCalledTimes(1);
});

test('ORD-02 ORD-68 the fast payment system leads to its page', async () => {
  const { router } = await place(online, ({ backEnd }) => backEnd.answer(payOrder, sbpPayment()));
  expect(await screen.findByRole('img', { name: /QR-код/ })).toBeInTheDocument();
  expect(router.state.location).toMatchObject({ pathname: '/sbp-payment-process/', search: '?ORDER_ID=100001' });
  expect(openBankPage).not.toHaveBeenCalled();
});

test('ORD-51 cash leads to the order, and no payment starts', async () => {
  const { app } = await place(onReceipt, ({ backEnd }) => backEnd.answer(getOrderState, fixtures.orderStatus()));
  expect(await screen.findByRole('heading', { name: 'Заказ № 100001 оформлен' })).toBeVisible();
  expect(app.backEnd.asked.map(({ id }) => id)).not.toContain(payOrder.id);
});

test('ORD-46 ERR-26 when the payment does not start the order is made, and its page offers to pay it', async () => {
  const { notifications, purchases } = await place(online, ({ backEnd }) => backEnd.fail(payOrder));
  expect(await screen.findByRole('button', { name: /^Оплатить 2\s400\s₽$/ })).toBeVisible();
  expect(notifications).toEqual(['Ошибка получения данных для оплаты']);
  expect(purchases).toHaveBeenCalledTimes(1);
});

test.each(['javascript:alert(1)', 'bank://pay/1'])('the shop is left for web pages only, not for %s', (link) => {
  const { openBankPage: open } = jest.requireActual('../../placed-order/open-bank-page');
  expect(() => open(link)).toThrow('not a web page');
});
