import type { Output } from '@zapovednik/api/call';
import type { getOpinions } from '@zapovednik/api/catalog/calls/question';
import { desc, eq, sql } from 'drizzle-orm';
import { product, productQuestion, review } from '../../../db/schema';
import type { CustomerContext } from '../../../http/context';
import { requireStaff } from '../../people/api';

const MOST = 50;

/**
 * Questions and reviews for the staff that answers them.
 *
 * @throws ShopError 403 unless staff
 */
export async function receivedOpinions(context: CustomerContext): Promise<Output<typeof getOpinions>> {
  await requireStaff(context);
  const { db } = context;
  const questions = await db
    .select({
      id: productQuestion.id,
      product: product.name,
      author: productQuestion.name,
      text: productQuestion.text,
      answer: productQuestion.answer,
    })
    .from(productQuestion)
    .innerJoin(product, eq(product.id, productQuestion.productId))
    .orderBy(sql`${productQuestion.answer} <> ''`, desc(productQuestion.createdAt), desc(productQuestion.id))
    .limit(MOST);
  const reviews = await db
    .select({
      id: review.id,
      product: product.name,
      author: review.name,
      text: review.text,
      answer: review.reply,
      score: review.score,
    })
    .from(review)
    .innerJoin(product, eq(product.id, review.productId))
    .orderBy(desc(review.createdAt), desc(review.id))
    .limit(MOST);
  return { questions, reviews };
}
