import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getOrderState } from 'shared-contracts/checkout/calls/placed-order';
import { createTestApp, fixtures, renderArea } from 'shared-contracts/testing';
import area from '../area';

const { orderStatus } = fixtures;

/** A page of a visitor whose order has this status; null: the order does not exist. */
async function open(url: string, order: ReturnType<typeof orderStatus> | null = orderStatus()) {
  const app = createTestApp();
  if (order) app.backEnd.answer(getOrderState, order);
  else app.backEnd.fail(getOrderState, { status: 404, message: 'Заказ не найден' });
  return renderArea(area, url, { app });
}

test('ROU-68 the success page shows the order, what happens next and a link to continue', async () => {
  await open('/personal/success/?ORDER_ID=100001');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Заказ № 100001 оформлен');
  expect(screen.getByText('Заповедник на Малышева')).toBeVisible();
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
});

test.each([
  ['an order of another customer', '/personal/success/?ORDER_ID=7'],
  ['no number', '/personal/success/'],
  ['an invalid number', '/personal/success/?ORDER_ID=1e3'],
  ['another segment', '/personal/other/?ORDER_ID=100001'],
])('ROU-114 the success page does not exist for %s', async (_, url) => {
  await open(url, null);
  expect(await screen.findByRole('alert')).toHaveTextContent('404');
});

test('ROU-114 without a segment the URL leads to the personal area', async () => {
  const { router } = await open('/personal/');
  expect(await screen.findByText('Страница другой части магазина')).toBeVisible();
  expect(router.state.location.pathname).toBe('/cabinet/personal/');
});

test.each(['/sbp-payment-process/success-payment/', '/sberbank/success-payment/', '/yookassa/success-payment/'])(
  'ROU-40 ROU-60 ROU-61 %s shows the payment status of the server',
  async (path) => {
    await open(`${path}?ORDER_ID=100001`);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Заказ № 100001 ждёт оплаты');
  },
);

test('ORD-68 ORD-69 a later payment is shown when the server is asked again', async () => {
  const { app } = await open('/sberbank/success-payment/?ORDER_ID=100001');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Заказ № 100001 ждёт оплаты');
  app.backEnd.answer(getOrderState, orderStatus({ PAYED: 'Y' }));
  await userEvent.click(screen.getByRole('button', { name: 'Проверить оплату' }));
  expect(await screen.findByRole('heading', { name: 'Заказ № 100001 оплачен' })).toBeVisible();
});

test('ROU-39 the payment page without an order explains its purpose', async () => {
  await open('/sbp-payment-process/', null);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Оплата через Систему быстрых платежей');
  expect(screen.getByRole('link', { name: 'На главную' })).toBeVisible();
});

test('ROU-24 the page for staff asks other visitors to sign in', async () => {
  const { app } = await open('/form/', null);
  expect(await screen.findByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/auth/?back=%2Fform%2F');
  expect(app.backEnd.asked).toEqual([]);
});
