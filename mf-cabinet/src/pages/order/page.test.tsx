import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPersonalOrder } from '@zapovednik/api/cabinet/calls/personal-order';
import { sessionAtom, unknownSession } from '@zapovednik/areas/shell/atoms';
import { fakeClock, fixtures, renderArea } from '@zapovednik/testing';
import area from '../../area';
import { appWithOrder, inputsOf } from '../../testing/orders';

const PAGE = '/cabinet/orders/100001/';
const part = (name: string) => within(screen.getByRole('region', { name }));
const steps = () =>
  within(screen.getByRole('list', { name: 'Состояние заказа' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('ROU-80 API-101 ORD-60 an order: title, goods with links, place and time, contact', async () => {
  const { app } = appWithOrder({ user_description: 'Позвоните за час' });
  await renderArea(area, PAGE, { app });
  expect(await screen.findByRole('heading', { level: 1, name: 'Заказ № 100001 от 5\u00a0декабря' })).toBeVisible();
  expect(inputsOf(app, getPersonalOrder)).toEqual([{ id: 100_001 }]);
  expect(steps()).toEqual(['Принят, сейчас', 'Собирается, впереди', 'Готов, впереди', 'Получен, впереди']);
  const goods = part('Состав заказа');
  expect(goods.getByRole('link', { name: 'Сухой корм Лесной пёс' })).toHaveAttribute(
    'href',
    '/product/korm-lesnoy-pes-3-kg/',
  );
  expect(goods.getByText(/^2\sшт × 1\s200\s₽$/)).toBeVisible();
  const delivery = part('Получение');
  expect(delivery.getByText('Заповедник на Малышева ул. Малышева, 36')).toBeVisible();
  expect(delivery.getByText('Ежедневно с 9 до 21')).toBeVisible();
  expect(delivery.getByText('6 декабря, с 10:00 до 14:00')).toBeVisible();
  expect(part('Получатель').getByText('+7 912 000-00-00')).toBeVisible();
  expect(part('Получатель').getByText('Позвоните за час')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Все заказы' })).toHaveAttribute('href', '/cabinet/orders/');
});

test('CAB-15 CAB-22 whether the order can repeat is known when the page opens, so that nothing moves', async () => {
  const { app } = appWithOrder();
  app.write(sessionAtom, { ...unknownSession, status: 'authorized', userId: 7 });
  await renderArea(area, PAGE, { app });
  expect(part('Повторять заказ').getByRole('button', { name: 'Повторять' })).toBeVisible();
});

test('ORD-58 the sums: goods, discount, bonuses out and in, delivery, lift, total', async () => {
  const { app } = appWithOrder({ bonus_out: 50, price_delivery: 149, lift_to_floor_price: 300, price: 2799 });
  await renderArea(area, PAGE, { app });
  const sums = within(await screen.findByRole('region', { name: 'Сумма' }));
  const rows = sums.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
  expect(rows.map((row) => row.replace(/\s/g, ' '))).toEqual(
    expect.arrayContaining([
      'Списано бонусов −50 ₽',
      'Доставка 149 ₽',
      'Подъём на этаж 300 ₽',
      'Итого 2 799 ₽',
      'Бонусы за заказ +24',
    ]),
  );
});

test.each([
  ['N', 'Y', true],
  ['P', 'Y', true],
  ['N', 'N', false],
  ['P', 'N', false],
  ['A', 'Y', false],
  ['F', 'Y', false],
  ['CL', 'Y', false],
] as const)(
  'ORD-52 ORD-53 status %s with is_cancelable_order %s: cancelling is offered: %s',
  async (status_id, allowed, isOffered) => {
    const { app } = appWithOrder({ status_id, is_cancelable_order: allowed });
    await renderArea(area, PAGE, { app });
    await screen.findByRole('button', { name: 'Заказать ещё раз' });
    expect(screen.queryAllByRole('button', { name: 'Отменить заказ' })).toHaveLength(isOffered ? 1 : 0);
  },
);

test.each([
  ['N', 'N', /^Этот заказ может отменить только магазин/],
  ['A', 'N', /^Заказ уже собирают/],
  ['R', 'N', /^Заказ уже собран/],
  ['D', 'N', /^Заказ уже у курьера/],
] as const)(
  'ORD-52 in status %s the page says why it is too late to cancel, and whom to ask',
  async (status_id, can, why) => {
    const { app } = appWithOrder({ status_id, is_cancelable_order: can });
    await renderArea(area, PAGE, { app });
    const note = within(await screen.findByText(why));
    expect(note.getByRole('link', { name: '+7 (343) 000-00-00' })).toHaveAttribute('href', 'tel:+73430000000');
  },
);

test('ORD-54 a completed order is paid, whatever the flag says', async () => {
  const { app } = appWithOrder({ status_id: 'F', status_name: 'Выполнен', paid: 'N' });
  await renderArea(area, PAGE, { app });
  expect((await screen.findByRole('region', { name: 'Оплата' })).textContent).toContain('Оплачен');
  expect(part('Оплата').queryByText('Не оплачен')).not.toBeInTheDocument();
});

test.each(['NT', 'NZ', 'CL', 'ND', 'KM'])('ORD-55 status %s hides the payment', async (status_id) => {
  const { app } = appWithOrder({ status_id, can_show_payment_status: 'N', show_payment_method: 'N', paid: 'Y' });
  await renderArea(area, PAGE, { app });
  await screen.findByRole('region', { name: 'Получатель' });
  expect(screen.queryByRole('region', { name: 'Оплата' })).not.toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Состояние заказа' })).not.toBeInTheDocument();
});

test.each([
  ['A', 'Y', 'Оплачен'],
  ['A', 'N', 'Не оплачен'],
  ['D', 'Y', 'Оплачен'],
] as const)('ORD-56 in status %s the flag %s says «%s»', async (status_id, paid, text) => {
  const { app } = appWithOrder({ status_id, paid });
  await renderArea(area, PAGE, { app });
  expect(within(await screen.findByRole('region', { name: 'Оплата' })).getByText(text)).toBeVisible();
});

test('CAB-15 an unpaid order leads to its payment', async () => {
  const { app } = appWithOrder({ can_pay: 'Y', is_prepaid: 'Y' });
  await renderArea(area, PAGE, { app });
  expect(await screen.findByRole('link', { name: 'Оплатить' })).toHaveAttribute(
    'href',
    '/personal/success/?ORDER_ID=100001',
  );
  expect(steps()).toContain('Оплачен, впереди');
});

test('ORD-02 CAB-15 an unpaid order says how long it waits, and is read again when the time is over', async () => {
  const { pass } = fakeClock();
  const { app } = appWithOrder({ can_pay: 'Y', is_prepaid: 'Y', pay_by: '2026-12-05T07:43:00.000Z' });
  await renderArea(area, PAGE, { app });
  expect(await screen.findByRole('timer')).toHaveTextContent(/^43\sминуты$/);
  app.backEnd.answer(getPersonalOrder, fixtures.orderDetails({ status_id: 'CL', status_name: 'Отменён' }));
  await pass(43 * 60_000);
  expect(await screen.findByText('Отменён')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Оплатить' })).not.toBeInTheDocument();
});

test('CAB-27 a purchase at the till: no delivery, no steps, nothing to pay or to cancel, but it can be repeated', async () => {
  const { app } = appWithOrder({ is_retail: 'Y', status_id: 'N', can_pay: 'Y', show_payment_method: 'N' });
  await renderArea(area, PAGE, { app });
  expect(await screen.findByRole('heading', { level: 1, name: /^Покупка № 100001/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Заказать ещё раз' })).toBeVisible();
  for (const name of ['Получение', 'Оплата']) expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Оплатить' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Отменить заказ' })).not.toBeInTheDocument();
});

test('API-101 the history is shown with the newest event first; a child of an auto-order names its parent', async () => {
  const place = { event: 'place', title: 'Оформлен', note: '', date: '05.12.2026 14:05' };
  const cancel = { event: 'cancel', title: 'Отменён', note: 'Долго ждать', date: '05.12.2026 15:00' };
  const { app } = appWithOrder({ status_id: 'CL', parent_order_id: 99, history: [place, cancel] });
  await renderArea(area, PAGE, { app });
  const events = within(await screen.findByRole('region', { name: 'История' })).getAllByRole('listitem');
  expect(events.map(({ textContent }) => textContent)).toEqual([
    'ОтменёнДолго ждать5\u00a0декабря, 15:00',
    'Оформлен5\u00a0декабря, 14:05',
  ]);
  expect(screen.getByRole('link', { name: 'заказу № 99' })).toHaveAttribute('href', '/cabinet/orders/99/');
});

test('DEL-35 the map of the place is loaded by a press only', async () => {
  const { app } = appWithOrder();
  const load = jest.fn(() => new Promise<never>(() => {}));
  await renderArea(area, PAGE, { app: { ...app, widgets: { ready: () => undefined, load } } });
  const button = await screen.findByRole('button', { name: 'Показать на карте' });
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(button);
  expect(load).toHaveBeenCalledWith(expect.objectContaining({ name: 'shop-map' }));
  expect(screen.getByRole('button', { name: 'Скрыть карту' })).toHaveAttribute('aria-expanded', 'true');
});

test('a received product can be reviewed in a dialog; one that is on its way cannot', async () => {
  const { app } = appWithOrder({ status_id: 'F' });
  let given: object = {};
  const Form = (props: object) => {
    given = props;
    return <p>Форма отзыва</p>;
  };
  await renderArea(area, PAGE, { app: { ...app, widgets: { ready: () => Form, load: async () => Form } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Оценить: Сухой корм Лесной пёс' }));
  expect(await screen.findByRole('dialog', { name: 'Отзыв о товаре' })).toHaveTextContent('Форма отзыва');
  expect(given).toEqual({ productId: 1234, code: 'korm-lesnoy-pes-3-kg' });
});

test.each(['7', '0', 'abc', '1e3', '99999999999999', '-1'])(
  'ROU-80 ROU-91 without an order «%s» the cabinet opens, with a notification why',
  async (id) => {
    const { app, notifications } = appWithOrder();
    app.backEnd.fail(getPersonalOrder, { status: 404, message: 'Заказ не найден' });
    const { router } = await renderArea(area, `/cabinet/orders/${id}/`, { app });
    await waitFor(() => expect(router.state.location.pathname).toBe('/cabinet/'));
    expect(notifications).toEqual(['Такого заказа у вас нет. Возможно, он оформлен без входа или на другой номер.']);
  },
);

test('ROU-91 after a redirect of the server the document says why, once', async () => {
  window.history.replaceState(null, '', '/cabinet/personal/?utm_source=a#no-order');
  const { app, notifications } = appWithOrder();
  await renderArea(area, '/cabinet/bonuses/', { app });
  expect(notifications).toHaveLength(1);
  expect(window.location.href).toMatch(/\/cabinet\/personal\/\?utm_source=a$/);
});

test('API-101 CAB-15 an order that the next customer of this browser may not see disappears', async () => {
  const { app } = appWithOrder();
  await renderArea(area, PAGE, { app });
  expect(await screen.findByText('Анна Иванова')).toBeVisible();
  app.backEnd.fail(getPersonalOrder, { status: 404, message: 'Заказ не найден' });
  await act(() => app.query.invalidateQueries());
  expect(await screen.findByText('Не удалось загрузить заказ')).toBeVisible();
  expect(screen.queryByText('Анна Иванова')).not.toBeInTheDocument();
});

test('ROU-80 a back end that fails is not an order that does not exist', async () => {
  const { app, notifications, reported } = appWithOrder();
  app.backEnd.fail(getPersonalOrder);
  const { router } = await renderArea(area, PAGE, { app });
  expect(screen.getByRole('alert')).toHaveTextContent('503 Не удалось загрузить заказ. Попробуйте ещё раз чуть позже.');
  expect(router.state.location.pathname).toBe(PAGE);
  expect([notifications, reported]).toEqual([[], ['order']]);
});
