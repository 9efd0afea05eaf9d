import { addDays, shopDay } from 'deploy-api/base/time/days';
import type { autoOrder, customer } from 'deploy-api/db/schema/index';
import { announceAt } from 'deploy-api/modules/auto-order/times/when';
import { historyRows } from './order-events';
import { type Buyer, type MovementRow, mainCityDelivery, orderRows } from './order-rows';
import { type PastOrder, REGULAR_CUSTOMER, testCustomerOrders } from './past-orders';
import { randomCustomerOrders, randomCustomers } from './random-customers';
import { type OrderProduct, type Shelf, shelvesOf } from './shelves';

type CustomerRow = typeof customer.$inferInsert;
type AutoOrderRow = typeof autoOrder.$inferInsert;
type OrderRows = ReturnType<typeof orderRows>;

interface HistoryOptions {
  readonly goods: readonly OrderProduct[];
  readonly customers: readonly CustomerRow[];
  readonly seed: number;
  readonly today: Date;
  /** The origin of the main city's storefront, for links in emails. Without it there are no links. */
  readonly origin?: string | undefined;
}

/** From this balance on, a customer spends some bonuses on the next order. */
const SPENT_FROM = 700;
const FIRST_ORDER = 100_001;

/** Orders, bonuses and auto-orders of two years. The newest order has the highest number. */
export function orderHistory({ goods, customers, seed, today, origin }: HistoryOptions) {
  const others = randomCustomers(seed);
  const people = [...customers, ...others];
  const buyers = new Map(
    people.map((person) => [person.id ?? 0, buyerOf(person, shelvesOf(person.id ?? 0, goods, seed))]),
  );
  const past = [...testCustomerOrders, ...randomCustomerOrders(seed)].sort((one, other) => other.daysAgo - one.daysAgo);
  const deliveryOptions = mainCityDelivery();
  const repeated = new Map<string, { id: number; lines: OrderRows['lines'] }>();
  const made = past.flatMap((one, at) => {
    const buyer = buyers.get(one.customerId);
    if (!buyer) return [];
    const parent = one.repeats ? (repeated.get(one.repeats) ?? null) : null;
    const rows = orderRows({ id: FIRST_ORDER + at, past: one, deliveryOptions, buyer, seed, today, parent });
    if (one.every) repeated.set(one.every, { id: rows.row.id, lines: rows.lines });
    return { ...rows, past: one };
  });
  const movements = people.flatMap((person) => movementsOf(person, made, today));
  const balances = balancesOf(movements);
  return {
    crowd: others.map((person) => ({ ...person, bonusBalance: balances.get(person.id ?? 0) ?? 0 })),
    orders: made.map(({ row }) => row),
    lines: made.flatMap(({ lines }) => lines),
    // Only the test customers see the history.
    events: made.flatMap(({ row, past: one }) =>
      customers.some(({ id }) => id === one.customerId)
        ? historyRows({ id: row.id, createdAt: row.createdAt ?? today }, one, today)
        : [],
    ),
    movements,
    autoOrders: autoOrdersOf(made, { today, origin }),
  };
}

function balancesOf(movements: readonly MovementRow[]): Map<number, number> {
  const balances = new Map<number, number>();
  for (const { customerId, amount } of movements) balances.set(customerId, (balances.get(customerId) ?? 0) + amount);
  return balances;
}

const buyerOf = (
  { id = 0, firstName = '', lastName = '', phone, email = '' }: CustomerRow,
  shelves: readonly Shelf[],
): Buyer => ({
  id,
  name: [firstName, lastName].filter(Boolean).join(' '),
  phone: phone ?? '',
  email,
  shelves,
});

/**
 * Completed orders add bonuses, and later orders are partly paid with them. A gift at the beginning makes the balance
 * match, because orders never add more than it.
 */
function movementsOf(
  { id: customerId = 0, bonusBalance = 0 }: CustomerRow,
  made: readonly (OrderRows & { past: PastOrder })[],
  today: Date,
): MovementRow[] {
  const movements: MovementRow[] = [];
  let balance = 0;
  for (const { row, past } of made) {
    if (past.customerId !== customerId) continue;
    const at = row.createdAt ?? today;
    if (balance >= SPENT_FROM && past.statusId === 'F' && !past.repeats) {
      const spent = Math.min(balance, Math.floor(row.basketPrice / 200));
      row.bonusIn = Math.floor((row.bonusIn * (row.basketPrice - spent * 100)) / row.basketPrice);
      row.bonusOut = spent;
      row.price -= spent * 100;
      movements.push({ customerId, orderId: row.id, kind: 'spent', amount: -spent, at });
      balance -= spent;
    }
    if (past.statusId === 'F' || past.statusId === 'KM') {
      if (bonusBalance > 0) row.bonusIn = Math.min(row.bonusIn, bonusBalance - balance);
      movements.push({ customerId, orderId: row.id, kind: 'accrued', amount: row.bonusIn, at: later(at, today) });
      balance += row.bonusIn;
    }
    if (past.statusId === 'KM') {
      movements.push({ customerId, orderId: row.id, kind: 'revoked', amount: -row.bonusIn, at: later(at, today) });
      balance -= row.bonusIn;
    }
  }
  const gift = bonusBalance - balance;
  if (bonusBalance === 0 || gift === 0) return movements;
  const first = movements[0]?.at ?? today;
  return [{ customerId, orderId: null, kind: 'gift', amount: gift, at: first }, ...movements];
}

/** Two days later, when an order is completed, but not after today. */
const later = (at: Date, today: Date) => new Date(Math.min(at.getTime() + 2 * 86_400_000, today.getTime()));

/** The monthly auto-order is active, and the weekly one has ended. */
function autoOrdersOf(
  made: readonly (OrderRows & { past: PastOrder })[],
  { today, origin = '' }: Pick<HistoryOptions, 'today' | 'origin'>,
): AutoOrderRow[] {
  return made.flatMap(({ row, past }): AutoOrderRow[] => {
    if (!past.every) return [];
    const goesOn = past.every === 'month';
    const nextDate = addDays(shopDay(today), goesOn ? 17 : 3);
    return [
      {
        orderId: row.id,
        customerId: REGULAR_CUSTOMER,
        variant: past.every,
        interval: 1,
        unit: past.every,
        nextDate,
        announceAt: goesOn ? announceAt(nextDate) : null,
        origin,
        cancelledAt: goesOn ? null : new Date(today.getTime() - 40 * 86_400_000),
      },
    ];
  });
}
