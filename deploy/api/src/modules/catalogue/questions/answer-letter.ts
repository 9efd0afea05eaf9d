import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { customer, message, product, productQuestion } from '../../../db/schema';
import { messagesAbout, queueMessages } from '../../messages/api';

/**
 * Queues the letter about an answer, once for a question: a corrected answer is read on the page.
 *
 * @param tx the transaction that has written the answer, so that two answers at the same time are one letter
 */
export async function queueAnswerLetter(tx: Database, id: number, now: Date): Promise<void> {
  const ofQuestion = and(eq(message.subjectKind, 'question'), eq(message.subjectId, id));
  if ((await tx.$count(message, ofQuestion)) > 0) return;
  await queueMessages(tx, { kind: 'question', id, event: 'question_answered', channels: ['email'] }, now);
}

/**
 * Letters to customers whose question the shop has answered, to their confirmed address. The account may be deleted, and the answer taken
 * back, before it is sent.
 */
export const questionMessages = messagesAbout({
  kind: 'question',
  isLimited: true,
  async email({ subjectId }, { db }) {
    const [found] = await db
      .select({ question: productQuestion, customer, name: product.name, code: product.code })
      .from(productQuestion)
      .innerJoin(customer, eq(customer.id, productQuestion.customerId))
      .innerJoin(product, eq(product.id, productQuestion.productId))
      .where(eq(productQuestion.id, subjectId));
    if (!found?.customer.emailConfirmedAt || !found.customer.email || found.question.answer === '') return null;
    const { question, name, code } = found;
    return {
      to: found.customer.email,
      customerId: found.customer.id,
      content: {
        subject: `Ответ на ваш вопрос: ${name}`,
        paragraphs: [`Вы спросили о товаре «${name}»: ${question.text}`, `Ответ «Заповедника»: ${question.answer}`],
        ...(question.origin && {
          link: { url: `${question.origin}/product/${code}/#questions`, label: 'Открыть вопрос на странице товара' },
        }),
      },
    };
  },
});
