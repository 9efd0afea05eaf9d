import type { Question, QuestionListAnswer } from '@zapovednik/api/catalog/wire/question';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { presentDay } from '../../../base/time/present-day';
import { productQuestion } from '../../../db/schema';
import type { Context } from '../../../http/context';
import { sizesOf } from '../purchases/bought';

export const presentQuestion = (row: typeof productQuestion.$inferSelect): Question => ({
  id: row.id,
  text: row.text,
  author: row.name,
  date: presentDay(row.createdAt),
  answer: row.answer === '' ? null : { text: row.answer, date: presentDay(row.answeredAt ?? row.createdAt) },
});

const aboutProduct = (productId: number) => sql`${productQuestion.productId} in ${sizesOf(productId)}`;

/** A page of the answered questions about a product in all its sizes. */
export async function questionPage(
  { id, page, perPage }: { id: number; page: number; perPage: number },
  { db }: Context,
): Promise<QuestionListAnswer> {
  const answered = and(ne(productQuestion.answer, ''), aboutProduct(id));
  const count = await db.$count(productQuestion, answered);
  const rows = await db
    .select()
    .from(productQuestion)
    .where(answered)
    .orderBy(desc(productQuestion.createdAt), desc(productQuestion.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { count, page_count: Math.ceil(count / perPage), questions: rows.map(presentQuestion) };
}

/** What this customer has asked about a product. */
export async function ownQuestions(productId: number, { db, session }: Context): Promise<{ questions: Question[] }> {
  const customerId = session?.customerId ?? null;
  if (customerId === null) return { questions: [] };
  const rows = await db
    .select()
    .from(productQuestion)
    .where(and(eq(productQuestion.customerId, customerId), aboutProduct(productId)))
    .orderBy(desc(productQuestion.createdAt), desc(productQuestion.id));
  return { questions: rows.map(presentQuestion) };
}
