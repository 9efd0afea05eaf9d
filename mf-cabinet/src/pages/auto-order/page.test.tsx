import { screen, within } from '@testing-library/react';
import { getAutoOrder } from '@zapovednik/api/cabinet/calls/own-auto-order';
import { renderArea } from '@zapovednik/testing';
import area from '../../area';
import { autoOrderProduct, customerApp } from '../../testing/auto-order';
import { autoOrderPath, openAutoOrder, press } from '../../testing/auto-order-page';

afterEach(() => sessionStorage.clear());

test('CAB-21 ROU-82 an auto-order shows what comes next, its goods, its delivery and its history', async () => {
  const children = [7, 6, 5, 4, 3, 2].map((at) => ({
    id: 100_000 + at,
    status_id: 'F',
    status_name: 'Выполнен',
    delivery_date: '21.11.2026',
    price: 600,
  }));
  await openAutoOrder({ children });
  expect(screen.getByRole('heading', { level: 1, name: 'Автозаказ № 100001' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Следующая доставка — 28\u00a0ноября' })).toBeVisible();
  expect(screen.getByText('26 ноября. За три дня до этого напишем письмо с ценами')).toBeVisible();
  expect(screen.getByText('Магазин на Ленина, ул. Ленина, 5')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Паштет «Поле» с уткой' })).toHaveAttribute('href', '/product/pashtet-pole/');
  const history = within(screen.getByRole('region', { name: 'Созданные заказы' }));
  expect(history.getAllByRole('link')).toHaveLength(5);
  await press('Показать все');
  expect(history.getAllByRole('link')).toHaveLength(6);
  // The button is gone, and the focus moves to the new content.
  expect(history.getByRole('link', { name: 'Заказ № 100002' })).toHaveFocus();
  expect(history.getByRole('link', { name: 'Заказ № 100007' })).toHaveAttribute('href', '/cabinet/orders/100007/');
});

test('CAB-23 another way to pay than in the first order has its reason beside it', async () => {
  await openAutoOrder({ paymentReason: '«Картой онлайн», как в первом заказе, для автозаказа не подходит' });
  expect(
    within(screen.getByRole('region', { name: 'Доставка и оплата' })).getByText(/^«Картой онлайн», как в первом/),
  ).toBeVisible();
});

test('CAB-21 prices that changed and goods that are missing are said at the product', async () => {
  await openAutoOrder({
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

test('ROU-82 one that does not exist, or is somebody else’s, answers 404', async () => {
  const app = customerApp({ report: () => {} });
  app.backEnd.fail(getAutoOrder, { status: 404, message: 'Автозаказ не найден' });
  await renderArea(area, autoOrderPath, { app });
  expect(screen.getByRole('alert')).toHaveTextContent('404');
});

test.each(['0', '-1', '1.5', 'zakaz', '99999999999'])('ROU-82 «%s» is no number of an order', async (id) => {
  const { app } = await openAutoOrder({}, `/cabinet/auto-orders/${id}/`);
  expect(screen.getByRole('alert')).toHaveTextContent('404');
  expect(app.backEnd.asked).toEqual([]);
});

test('ROU-82 while the back end fails the page says so', async () => {
  const app = customerApp({ report: () => {} });
  app.backEnd.fail(getAutoOrder);
  await renderArea(area, autoOrderPath, { app });
  expect(screen.getByRole('alert')).toHaveTextContent('Не удалось загрузить автозаказ. Попробуйте ещё раз чуть позже.');
});
