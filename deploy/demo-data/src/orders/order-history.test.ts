import { statusCodes } from 'deploy-api/modules/order-states/statuses';
import { productFamilies } from '../catalogue/products';
import { propertyTables } from '../catalogue/property-values';
import { sectionId } from '../catalogue/section-rows';
import { people } from '../people/people';
import { orderHistory } from './order-history';
import { REGULAR_CUSTOMER } from './past-orders';
import { petsOf } from './pets';
import { suits } from './shelves';

const today = new Date('2026-11-20T09:00:00Z');
const { find } = propertyTables();
const families = productFamilies({ scale: 0.3, seed: 1, today, sectionId, findValue: find });
const goods = [...families].flatMap(({ products, section, traits }) =>
  products.map((row) => ({ ...row, section, traits })),
);
const made = () => orderHistory({ goods, customers: people, seed: 1, today, origin: 'http://shop.localhost:3000' });
const one = made();

test('the same seed and day give the same orders: thousands, none in the future, numbered by age', () => {
  expect(JSON.stringify(made())).toBe(JSON.stringify(one));
  expect(one.orders.length).toBeGreaterThan(1500);
  const times = one.orders.map(({ createdAt }) => createdAt?.getTime() ?? 0);
  expect(Math.max(...times)).toBeLessThan(today.getTime());
  expect([...times].sort((a, b) => a - b)).toEqual(times);
  expect(one.orders.map(({ id }) => id)).toEqual(one.orders.map((_, at) => 100_001 + at));
});

test('ORD-57 the regular customer has orders in every status, from a physical shop, by one click and by auto-order', () => {
  const { orders } = one;
  const own = orders.filter(({ customerId }) => customerId === REGULAR_CUSTOMER);
  expect([...new Set(own.map(({ statusId }) => statusId))].sort()).toEqual([...statusCodes].sort());
  expect(new Set(own.map(({ source }) => source))).toEqual(new Set(['site', 'retail', 'one_click', 'auto_order']));
  expect(new Set(own.map(({ createdAt }) => createdAt?.getFullYear())).size).toBeGreaterThanOrEqual(2);
});

test("CAB-17 each customer's movements sum up to the balance, which was never exceeded", () => {
  const { movements, orders } = one;
  for (const { id, bonusBalance = 0 } of people) {
    const own = movements.filter(({ customerId }) => customerId === id);
    expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(bonusBalance);
  }
  const balances = new Map<number, number>();
  const overdrawn = movements.filter(({ customerId, amount }) => {
    balances.set(customerId, (balances.get(customerId) ?? 0) + amount);
    return (balances.get(customerId) ?? 0) < 0;
  });
  expect(overdrawn).toEqual([]);
  expect(orders.filter(({ bonusOut, basketPrice, price }) => bonusOut * 200 > basketPrice || price <= 0)).toEqual([]);
});

test('API-101 the orders of the test customers have their history, in order and not in the future', () => {
  const { events, orders } = one;
  const own = events.filter(({ orderId }) => orders.find(({ id }) => id === orderId)?.customerId === REGULAR_CUSTOMER);
  expect(new Set(own.map(({ event }) => event)).size).toBeGreaterThanOrEqual(9);
  const times = new Map<number, number>();
  for (const { orderId, at } of events) {
    const made = orders.find(({ id }) => id === orderId)?.createdAt ?? today;
    expect(at.getTime()).toBeGreaterThanOrEqual(times.get(orderId) ?? made.getTime());
    expect(at.getTime()).toBeLessThanOrEqual(today.getTime());
    times.set(orderId, at.getTime());
  }
});

test('ORD-59 one auto-order is active, one was ended; their children repeat their lines', () => {
  const { autoOrders, orders, lines } = one;
  expect(autoOrders.map(({ cancelledAt }) => cancelledAt === null)).toEqual([true, false]);
  // The email about the next order is in the future, with its links.
  expect(autoOrders[0]?.announceAt?.getTime()).toBeGreaterThan(today.getTime());
  expect(autoOrders[0]).toMatchObject({ origin: 'http://shop.localhost:3000' });
  const children = orders.filter(({ parentOrderId }) => parentOrderId === autoOrders[0]?.orderId);
  expect(children).toHaveLength(5);
  const productsOf = (id: number | undefined) =>
    lines.filter(({ orderId }) => orderId === id).map((line) => line.productId);
  for (const { id } of children) expect(productsOf(id)).toEqual(productsOf(autoOrders[0]?.orderId));
});

test('API-12 customers have one or two animals, and order only what suits them', () => {
  const customers = new Map(one.orders.map(({ id, customerId }) => [id, customerId ?? 0]));
  const byId = new Map(goods.map((good) => [good.id, good]));
  const strange = one.lines.filter(({ orderId, productId }) => {
    const good = byId.get(productId);
    return !good || !petsOf(customers.get(orderId) ?? 0, 1).some((pet) => suits(good, pet));
  });
  expect(strange).toEqual([]);
  const numbers = [...new Set(customers.values())].map((id) => petsOf(id, 1).length);
  expect(new Set(numbers)).toEqual(new Set([1, 2]));
  const several = one.orders.filter(({ id }) => one.lines.filter(({ orderId }) => orderId === id).length > 1);
  expect(several.length / one.orders.length).toBeGreaterThan(0.6);
});
