import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { dayMonthYear, picture } from '../../field';

/** A draft of the editors, as its page will show it. */
const preview = z.object({
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
export type Preview = z.infer<typeof preview>;

export const getPreview = defineCall({
  id: 'content.preview.get',
  requirement: 'CON-26',
  summary: 'A draft of the editors by its signed link, which expires; a forged or old link does not exist',
  path: '/content/preview/{token}/',
  writes: false,
  fails: [404],
  params: z.object({ token: z.string().check(z.regex(/^[\w-]{1,80}$/, 'Неверная ссылка')) }),
  answer: preview,
});
