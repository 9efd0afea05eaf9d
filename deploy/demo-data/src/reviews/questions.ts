import type { productQuestion } from 'deploy-api/db/schema/index';
import * as z from 'zod/mini';
import type { ProductRow } from '../catalogue/products';
import { uniqueCodeOf } from '../catalogue/section-rows';
import { randomOf } from '../random/random';
import { readData } from '../reading/read-data';
import { firstNameOf } from './reviewers';

/** Questions for goods of the sections whose code contains `section`. */
const known = readData(
  'reviews/questions.json',
  z.array(z.strictObject({ section: z.string(), question: z.string(), answer: z.string() })),
);

/** Goods that are less popular have no questions, 0 to 1000. */
const POPULAR = 700;
const DAY = 86_400_000;

interface QuestionOptions {
  readonly seed: number;
  readonly today: Date;
}

/** Questions about a popular product, each with the shop's answer on the next day. */
export function questionsOf(
  product: ProductRow,
  { seed, today }: QuestionOptions,
): (typeof productQuestion.$inferInsert)[] {
  const random = randomOf(seed, 'questions', product.id);
  if ((product.popularity ?? 0) < POPULAR) return [];
  const code = uniqueCodeOf(product.sectionId);
  return known
    .filter(({ section }) => code.includes(section) && random.chance(0.5))
    .map(({ question, answer }) => {
      const createdAt = new Date(today.getTime() - random.int(2, 300) * DAY);
      const answeredAt = new Date(createdAt.getTime() + DAY);
      return {
        productId: product.id,
        name: firstNameOf(random.chance(0.7), random),
        text: question,
        answer,
        answeredAt,
        createdAt,
      };
    });
}
