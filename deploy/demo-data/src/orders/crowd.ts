import type { customer } from 'deploy-api/db/schema/index';
import { randomOf } from '../random';
import { reviewerOf } from '../reviews/reviewers';
import type { Past } from './past';

type CustomerRow = typeof customer.$inferInsert;

/** Customers without sign-in, who make the shop look used. */
const CROWD = 250;
/** Their numbers begin here, after those of the test customers. */
const FIRST = 101;
/** These phones cannot exist: 000 is not an area code. */
const phoneOf = (id: number) => `7000${String(id).padStart(7, '0')}`;

export function crowd(seed: number): CustomerRow[] {
  return Array.from({ length: CROWD }, (_, at) => {
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

/** The orders of these customers in two years: few for each, most of them completed. */
export function crowdPast(seed: number): Past[] {
  return crowd(seed).flatMap(({ id = 0 }) => {
    const random = randomOf(seed, 'crowd-orders', id);
    return Array.from({ length: random.int(2, 14) }, (): Past => {
      const how = random.pick(['courier', 'courier', 'pickup', 'pickup', 'counter'] as const);
      const statusId = random.chance(0.9) || how === 'counter' ? 'F' : random.pick(['CL', 'NZ', 'KM'] as const);
      return { customerId: id, daysAgo: random.int(6, 728), statusId, how, online: random.chance(0.4) };
    });
  });
}
