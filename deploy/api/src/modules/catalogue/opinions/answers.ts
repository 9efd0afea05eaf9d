import { eq } from 'drizzle-orm';
import { plainText } from '../../../base/text/plain-text';
import { productQuestion, review } from '../../../db/schema';
import type { CustomerContext } from '../../../http/context';
import { notFound } from '../../../http/shop-error';
import { requireStaff } from '../../people/api';
import { queueAnswerLetter } from '../questions/answer-letter';

interface Answer {
  /** Of the review or question. */
  readonly id: number;
  /** '' takes an earlier answer back. */
  readonly text: string;
}

/**
 * Stores the shop's answer to a review.
 *
 * @throws ShopError 403 unless staff, 404
 */
export async function replyTo({ id, text }: Answer, context: CustomerContext): Promise<{ id: number }> {
  await requireStaff(context);
  const reply = plainText(text);
  const [row] = await context.db
    .update(review)
    .set({ reply, repliedAt: reply === '' ? null : context.now() })
    .where(eq(review.id, id))
    .returning({ id: review.id });
  if (!row) throw notFound('Отзыв не найден');
  return row;
}

/**
 * Stores the shop's answer to a question, which everybody sees from then on. The first answer is told to the author.
 *
 * @throws ShopError 403 unless staff, 404
 */
export async function answerTo({ id, text }: Answer, context: CustomerContext): Promise<{ id: number }> {
  await requireStaff(context);
  const { db, now } = context;
  const answer = plainText(text);
  const [row] = await db
    .update(productQuestion)
    .set({ answer, answeredAt: answer === '' ? null : now() })
    .where(eq(productQuestion.id, id))
    .returning({ id: productQuestion.id });
  if (!row) throw notFound('Вопрос не найден');
  if (answer !== '') await queueAnswerLetter(db, id, now());
  return row;
}
