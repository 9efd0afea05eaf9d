import type { shopReview } from 'deploy-api/db/schema/index';
import { cityFacts } from 'deploy-api/seed/places/city-facts';
import * as z from 'zod/mini';
import { randomOf } from '../random/random';
import { readData } from '../reading/read-data';

type Row = typeof shopReview.$inferInsert;

const written = readData(
  'reviews/shops.json',
  z.array(
    z.strictObject({
      name: z.string(),
      score: z.int().check(z.minimum(1), z.maximum(5)),
      text: z.string(),
      /** The shop's answer. */
      reply: z._default(z.string(), ''),
    }),
  ),
);

const DAY = 86_400_000;

/** Reviews of the shops and the delivery in several cities. The shop's main city has most of them. */
export function shopReviews(today: Date): Row[] {
  const cities = cityFacts.slice(0, 6).map(({ id }) => id);
  return written.map(({ name, score, text, reply }, at) => {
    const random = randomOf('shop-review', at);
    const locationId = random.chance(0.4) ? cities[0] : random.pick(cities);
    if (locationId === undefined) throw new Error('There are no cities');
    const createdAt = new Date(today.getTime() - (at * 6 + random.int(1, 5)) * DAY);
    return { locationId, name, score, text, reply, createdAt };
  });
}
