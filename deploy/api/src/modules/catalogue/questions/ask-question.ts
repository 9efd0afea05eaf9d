import type { askQuestion } from '@zapovednik/api/catalog/calls/question';
import type { Question } from '@zapovednik/api/catalog/wire/question';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { plainText } from '../../../base/text/plain-text';
import { customer, product, productQuestion } from '../../../db/schema';
import { countAttempt, type Limit } from '../../../http/attempts';
import type { CustomerContext } from '../../../http/context';
import { notFound, ShopError, unauthorized } from '../../../http/shop-error';
import { presentQuestion } from './questions';

/** More than a person asks in a day. */
const QUESTIONS_BY_CUSTOMER: Limit = { name: 'questions by customer', most: 20, seconds: 24 * 3600 };

/**
 * Stores a customer's question. Its author sees it at once, everybody else with the shop's answer.
 *
 * @throws ShopError 404, 429 after many in a day
 */
export async function ask(given: z.output<typeof askQuestion.body>, context: CustomerContext): Promise<Question> {
  const { db, customerId, origin, now } = context;
  const [known] = await db.select({ id: product.id }).from(product).where(eq(product.id, given.product));
  if (!known) throw notFound('Товар не найден');
  const [author] = await db.select().from(customer).where(eq(customer.id, customerId));
  if (!author) throw unauthorized();
  const text = plainText(given.text);
  if (text === '') {
    throw new ShopError(400, 'validation', 'Напишите вопрос подробнее', { text: 'Напишите вопрос подробнее' });
  }
  const [row] = await db
    .insert(productQuestion)
    .values({ productId: given.product, customerId, name: author.firstName || 'Покупатель', text, origin })
    .returning();
  if (!row) throw new Error('The question was not stored');
  await countAttempt(db, QUESTIONS_BY_CUSTOMER, String(customerId), now());
  return presentQuestion(row);
}
