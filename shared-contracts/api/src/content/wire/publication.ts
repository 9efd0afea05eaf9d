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
  published: moment,
  updated: moment,
  /** First others of the same topic, then the newest. */
  related: z.array(publicationTeaser),
});
export type PublicationDetailAnswer = z.infer<typeof publicationDetail>;

/** A page of a list; `topics` has the number of items of each topic; it does not depend on the chosen topic. */
export const publicationPage = z.object({
  count: z.int(),
  page_count: z.int(),
  topics: z.array(z.object({ code: z.string(), count: z.int() })),
  items: z.array(publicationTeaser),
});
export type PublicationPageAnswer = z.infer<typeof publicationPage>;
