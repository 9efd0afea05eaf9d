import * as z from 'zod/mini';
import { dayMonthYear, picture } from '../../field';

/** A draft of the editors, as its page will show it. */
export const preview = z.object({
  kind: z.enum(['articles', 'news', 'promotions', 'questions']),
  /** Null: it has questions. */
  text: z.nullable(
    z.object({
      title: z.string(),
      lead: z.string(),
      /** HTML of an editor. */
      body: z.string(),
      picture,
      /** '' without one. */
      author: z.string(),
      author_role: z.string(),
      /** From when visitors see it, after it is published. */
      appears: dayMonthYear,
    }),
  ),
  questions: z.array(z.object({ code: z.string(), question: z.string(), answer: z.string() })),
});
export type PreviewAnswer = z.infer<typeof preview>;
