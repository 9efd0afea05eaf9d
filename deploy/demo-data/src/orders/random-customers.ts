import type { customer } from 'deploy-api/db/schema/index';
import { randomOf } from '../random/random';
import { reviewerOf } from '../reviews/reviewers';
import type { PastOrder } from './past-orders';

type CustomerRow = typeof customer.$inferInsert;

/** The number of customers without sign-in, who make the shop look used. */
const CUSTOMERS = 250;
/** Their ids begin here, after those of the test customers. */
const FIRST = 101;
/** These phones cannot exist: 000 is not an area code. */
const phoneOf = (id: number) => `7000${String(id).padStart(7, '0')}`;

export function randomCustomers(seed: number): CustomerRow[] {
  return Array.from({ length: CUSTOMERS }, (_, at) => {
    const id = FIRST + at;
    const { name, lastName } = reviewerOf(randomOf(seed, 'crowd', id));
    return {
      id,
      login: phoneOf(id),
      phone: phoneOf(id),
      firstName: name,
      lastName,
      bonusCard: `2202${String(id).padStart(9, '0')}`,
    };
  });
}

/** The orders of these customers in two years: a few for each, most of them completed. */
export function randomCustomerOrders(seed: number): PastOrder[] {
  return randomCustomers(seed).flatMap(({ id = 0 }) => {
    const random = randomOf(seed, 'crowd-orders', id);
    return Array.from({ length: random.int(2, 14) }, (): PastOrder => {
      const channel = random.pick(['courier', 'courier', 'pickup', 'pickup', 'counter'] as const);
      const statusId = random.chance(0.9) || channel === 'counter' ? 'F' : random.pick(['CL', 'NZ', 'KM'] as const);
      return { customerId: id, daysAgo: random.int(6, 728), statusId, channel, online: random.chance(0.4) };
    });
  });
}
