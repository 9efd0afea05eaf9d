import * as z from 'zod/mini';
import { dayMonthYear, id } from '../../field';

/** A customer's question about a product. */
export const question = z.object({
  id,
  text: z.string(),
  /** First name. */
  author: z.string(),
  date: dayMonthYear,
  /** The shop's answer; null: it has not answered yet. */
  answer: z.nullable(z.object({ text: z.string(), date: dayMonthYear })),
});
export type Question = z.infer<typeof question>;

/** A page of the answered questions about a product in all its sizes. */
export const questionList = z.object({ count: z.int(), page_count: z.int(), questions: z.array(question) });
export type QuestionListAnswer = z.infer<typeof questionList>;
