import * as z from 'zod/mini';

/** The database's data of one file, as editions store it. Times are in ISO format. */
const publicationRecord = z.object({
  title: z.string(),
  lead: z.string(),
  body: z.string(),
  picture: z.string(),
  topic: z.string(),
  author: z.string(),
  authorRole: z.string(),
  /** Editions from before articles had goods have none. */
  goods: z._default(z.string(), ''),
  publishedAt: z.string(),
});

const promotionRecord = z.object({
  /** Title and goods are null for a sale of the accounting system. */
  title: z._default(z.nullable(z.string()), null),
  goods: z._default(z.nullable(z.object({ products: z.array(z.string()), sections: z.array(z.string()) })), null),
  category: z.string(),
  lead: z.string(),
  body: z.string(),
  picture: z.string(),
  sort: z.int(),
  startsAt: z.string(),
  endsAt: z.nullable(z.string()),
});

const questionsRecord = z.object({
  sort: z.int(),
  items: z.array(z.object({ code: z.string(), question: z.string(), answer: z.string() })),
});

export type QuestionsRecord = z.infer<typeof questionsRecord>;

const vacancyRecord = z.object({
  title: z.string(),
  department: z.string(),
  lead: z.string(),
  duties: z.array(z.string()),
  expects: z.array(z.string()),
  offers: z.array(z.string()),
  picture: z.string(),
  sort: z.int(),
  /** Its open places, in the order of `inOrder`. */
  jobs: z.array(
    z.object({
      /** Code of the city. */
      city: z.string(),
      place: z.string(),
      schedule: z.string(),
      from: z.nullable(z.int()),
      to: z.nullable(z.int()),
      opened: z.string(),
    }),
  ),
  publishedAt: z.string(),
});

const pageRecord = z.object({ lead: z.string(), body: z.string(), publishedAt: z.string() });

const authorRecord = z.object({ name: z.string(), role: z.string(), about: z.string(), picture: z.string() });

export type PageRecord = z.infer<typeof pageRecord>;
export type AuthorRecord = z.infer<typeof authorRecord>;
export type VacancyRecord = z.infer<typeof vacancyRecord>;

/** A file of the content: its folder, its name, and its data. */
export const content = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('articles'), code: z.string(), record: publicationRecord }),
  z.object({ kind: z.literal('news'), code: z.string(), record: publicationRecord }),
  z.object({ kind: z.literal('promotions'), code: z.string(), record: promotionRecord }),
  z.object({ kind: z.literal('questions'), code: z.string(), record: questionsRecord }),
  z.object({ kind: z.literal('vacancies'), code: z.string(), record: vacancyRecord }),
  z.object({ kind: z.literal('pages'), code: z.string(), record: pageRecord }),
  z.object({ kind: z.literal('authors'), code: z.string(), record: authorRecord }),
]);
export type Content = z.infer<typeof content>;
export type ContentKind = Content['kind'];

/** The folders of the content, in the order in which they are written. */
export const contentKinds = [
  'articles',
  'news',
  'promotions',
  'questions',
  'vacancies',
  'pages',
  'authors',
] as const satisfies ContentKind[];

/**
 * The data of one file before and after an edition; null: it does not exist. `next…` is the version that waits for its
 * time while visitors see the other one.
 */
export const change = z.object({
  kind: z.enum(contentKinds),
  code: z.string(),
  before: z.nullable(content),
  after: z.nullable(content),
  nextBefore: z._default(z.nullable(content), null),
  nextAfter: z._default(z.nullable(content), null),
});
export type Change = z.infer<typeof change>;

/** The folder and the name of a file. */
export type ContentName = Pick<Change, 'kind' | 'code'>;

/** What an edition wants of a file, now or later. */
export const wantedOf = ({ after, nextAfter }: Change): Content | null => nextAfter ?? after;

/** The time from which visitors see content; null: at once. */
export function startOf(given: Content): Date | null {
  if (given.kind === 'questions' || given.kind === 'authors') return null;
  return new Date(given.kind === 'promotions' ? given.record.startsAt : given.record.publishedAt);
}

export const nameOf = ({ kind, code }: ContentName): string => `${kind}/${code}`;
