import * as z from 'zod/mini';
import { dayMonthYear, id, moment, picture } from '../../field';

/** A news item or an article in a list. */
const publicationTeaser = z.object({
  id,
  code: z.string(),
  title: z.string(),
  lead: z.string(),
  picture,
  /** The topic for the readers' filter, e.g. `food`. */
  topic: z.string(),
  date: dayMonthYear,
});
export type PublicationTeaserAnswer = z.infer<typeof publicationTeaser>;

/** A news item or an article with its text. */
export const publicationDetail = z.object({
  ...publicationTeaser.shape,
  /** HTML by our editors. */
  body: z.string(),
  /** '' if there is none. */
  author: z.string(),
  author_role: z.string(),
  /** The author's page and portrait; null if there is none. */
  author_page: z.optional(z.nullable(z.object({ code: z.string(), picture }))),
  /** The section whose goods belong to the text; null if there is none. */
  goods: z.optional(z.nullable(z.object({ section: id, code: z.string(), name: z.string() }))),
  published: moment,
  updated: moment,
  /** First others of the same topic, then the newest. */
  related: z.array(publicationTeaser),
});
export type PublicationDetailAnswer = z.infer<typeof publicationDetail>;

/** Who writes articles, and the newest of them. */
export const author = z.object({
  code: z.string(),
  name: z.string(),
  role: z.string(),
  /** What the author does: HTML by our editors. */
  body: z.string(),
  picture,
  articles: z.array(publicationTeaser),
});
export type Author = z.infer<typeof author>;

/** A page of a list; `topics` has the number of items of each topic; it does not depend on the chosen topic. */
export const publicationPage = z.object({
  count: z.int(),
  page_count: z.int(),
  topics: z.array(z.object({ code: z.string(), count: z.int() })),
  items: z.array(publicationTeaser),
});
export type PublicationPageAnswer = z.infer<typeof publicationPage>;
