import type { serviceReview } from 'deploy-api/db/schema/index';
import * as z from 'zod/mini';
import { randomOf } from '../random/random';
import { readData } from '../reading/read-data';
import { reviewerOf } from '../reviews/reviewers';
import { salons } from './salons';
import { specialists } from './specialists';

const review = z.strictObject({ score: z.int().check(z.minimum(1), z.maximum(5)), text: z.string() });
const said = readData(
  'reviews/services.json',
  z.strictObject({ vet: z.array(review), grooming: z.array(review), training: z.array(review) }),
);

const DAY = 86_400_000;

/** Reviews of every specialist from the last year, each sentence once. Not all of them are positive. */
export function serviceReviews(today: Date): (typeof serviceReview.$inferInsert)[] {
  const kindOf = new Map(salons().map(({ id, kind }) => [id, kind]));
  const staff = specialists().specialists.map((one) => ({ ...one, kind: kindOf.get(one.salonId) }));
  return staff.flatMap(({ id: specialistId, kind }) => {
    if (!kind) return [];
    const random = randomOf('service-reviews', specialistId);
    const colleagues = staff.filter((one) => one.kind === kind);
    const turn = colleagues.findIndex(({ id }) => id === specialistId);
    const own = said[kind].filter((_, index) => index % colleagues.length === turn);
    return own.map(({ score, text }) => {
      const { name, lastName } = reviewerOf(random);
      const createdAt = new Date(today.getTime() - random.int(2, 330) * DAY - random.int(0, 600) * 60_000);
      return { specialistId, name: `${name} ${lastName}`.trim(), score, text, createdAt };
    });
  });
}
