import * as z from 'zod/mini';
import { dayMonthYear, flag, id } from '../../field';

/** A comment for one visitor. */
export const articleComment = z.object({
  id,
  name: z.string(),
  /** Plain text with line breaks. */
  text: z.string(),
  date: dayMonthYear,
  /** Y: the customer is its author and can delete it. */
  own: flag,
});
export type ArticleCommentAnswer = z.infer<typeof articleComment>;

/** The likes and the comments of an article, newest comment first. */
export const discussion = z.object({
  likes: z.int(),
  /** Y: this visitor likes it. */
  liked: flag,
  count: z.int(),
  page_count: z.int(),
  comments: z.array(articleComment),
});
export type DiscussionAnswer = z.infer<typeof discussion>;
