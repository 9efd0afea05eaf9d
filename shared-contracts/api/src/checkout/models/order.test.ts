import { fixtures } from '@zapovednik/testing';
import { orderForm } from '../calls/order';
import { address } from '../wire/address';
import { checkoutItem, orderAnswer } from '../wire/order';
import { toOrder } from './order';

const state = () => fixtures.orderState();

test('ORD-21 a line of the order has all fields of the specification', () => {
  const names =
    'id product_id quantity weight base_price name discount_price old_price order_id picture discount discount_value detail_page_url available_quantity bonus_in';
  expect(Object.keys(checkoutItem.shape)).toEqual(names.split(' '));
  for (const name of names.split(' ')) {
    const { [name]: _, ...rest } = Object.fromEntries(Object.entries(state().BASKET_ITEMS[0] ?? {}));
    expect([name, checkoutItem.safeParse(rest).success]).toEqual([name, false]);
  }
});

test('ORD-22 ORD-25 the calculated order becomes the model that the pages read', () => {
  const order = toOrder({
    ...state(),
    BONUS_DATA: { bonus_balance: 300, max_bonus_out: 121 },
    EMPLOYEE: { ID: 4, NAME: 'Елена Громова', SESSION: 'mark' },
  });
  expect(order).toMatchObject({
    bonuses: { balance: 300, most: 121 },
    canSkipCall: true,
    total: { delivery: 149, lift: 0, bonuses: 0, price: 2549 },
    items: [{ productId: 1234, quantity: 2, available: 7, sum: 2400 }],
    employee: { id: 4, name: 'Елена Громова', session: 'mark' },
    problem: null,
  });
  expect(order.deliveries.map(({ type }) => type)).toEqual(['courier', 'pickup']);
});

test('SES-33 a back end without an employee is read too', () => {
  const { EMPLOYEE: _, ...before } = state();
  expect(orderAnswer.parse({ order: before }).order?.EMPLOYEE).toBeNull();
});

test('ORD-24 the address of an order: street, house, porch, floor, apartment, coords, elevator', () => {
  const whole = { street: 'улица Ленина', house: '5', porch: '2', floor: '3', apartment: '14', coords: '56.8,60.6' };
  expect(address.parse({ ...whole, elevator: 'Y' })).toMatchObject({ ...whole, elevator: 'Y' });
});

test.each([
  ['ORD-48', { acceptEmail: 'yes' }],
  ['ORD-48', { acceptNotCall: true }],
  ['ORD-47', { personType: 2 }],
  ['ORD-49', { source: 'app' }],
  ['ORD-50', { deliveryDate: '2026-12-06' }],
  ['ORD-10', { bonusOut: -1 }],
])('%s the order form refuses %j', (_, changes) => {
  expect(orderForm.safeParse({}).success).toBe(true);
  expect(orderForm.safeParse(changes).success).toBe(false);
});
