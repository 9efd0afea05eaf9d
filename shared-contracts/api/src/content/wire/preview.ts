import * as z from 'zod/mini';
import { dayMonthYear, picture } from '../../field';

/** A draft of the editors, as its page will look. */
export const preview = z.object({
  kind: z.enum(['articles', 'news', 'promotions', 'questions', 'vacancies', 'pages', 'authors']),
  /** Null: not a text, but a list of questions. */
  text: z.nullable(
    z.object({
      title: z.string(),
      lead: z.string(),
      /** HTML by our editors. */
      body: z.string(),
      picture,
      /** '' if there is none. */
      author: z.string(),
      author_role: z.string(),
      /** The time from which visitors see it after publication. */
      appears: dayMonthYear,
    }),
  ),
  questions: z.array(z.object({ code: z.string(), question: z.string(), answer: z.string() })),
});
export type PreviewAnswer = z.infer<typeof preview>;
