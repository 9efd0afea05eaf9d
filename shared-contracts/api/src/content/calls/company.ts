import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { dayMonthYear, id, paging } from '../../field';
import { toListPage } from '../../list-page';
import { MAX_AGE, topicCode } from './publication';

/** The anchor of a question. */
const questionCode = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,99}$/, 'Ожидается код вопроса'));

/** A frequent question with its answer. */
const question = z.object({
  id,
  /** Anchor of its link: `#kak-vernut`. */
  code: z.string(),
  topic: z.string(),
  question: z.string(),
  /** Plain text. */
  answer: z.string(),
});

export const getQuestions = defineCall({
  id: 'content.faq.get',
  requirement: 'API-147',
  summary: 'A page of the frequent questions: of all topics or of one, found by words, or the one with a code',
  path: '/content/faq/get/',
  writes: false,
  maxAge: MAX_AGE,
  query: z.object({
    ...paging(4, 100),
    filter: z.optional(
      z.object({
        topic: z.optional(topicCode),
        /** Words of the question or the answer. */
        search: z.optional(z.string().check(z.maxLength(100))),
        code: z.optional(questionCode),
      }),
    ),
  }),
  answer: z.object({
    count: z.int(),
    page_count: z.int(),
    /** The number of questions of each topic; it does not depend on the chosen topic. */
    topics: z.array(z.object({ code: z.string(), count: z.int() })),
    items: z.array(question),
  }),
  model: toListPage,
});

/** A customer's review of our shops and our delivery. */
const shopReview = z.object({
  id,
  name: z.string(),
  /** Name of the city of the review. */
  city: z.string(),
  /** Stars, from 1 to 5. */
  score: z.int(),
  text: z.string(),
  date: dayMonthYear,
  /** The shop's answer; '' if there is none. */
  reply: z.string(),
});
export type ShopReview = z.infer<typeof shopReview>;

export const getShopReviews = defineCall({
  id: 'feedback.review.get',
  requirement: 'API-150',
  summary: 'A page of reviews of the shops and the delivery: those of the city first, then by date',
  path: '/feedback/review/get/',
  writes: false,
  maxAge: MAX_AGE,
  query: z.object(paging(5, 50)),
  answer: z.object({
    count: z.int(),
    page_count: z.int(),
    /** The average of all reviews, one decimal; 0 without reviews. */
    average: z.number(),
    items: z.array(shopReview),
  }),
  model: toListPage,
});

export const getCompanyFacts = defineCall({
  id: 'about.facts.get',
  requirement: 'API-148',
  summary: 'The numbers of the page about the company',
  path: '/about/facts/get/',
  writes: false,
  maxAge: MAX_AGE,
  answer: z.array(z.object({ id, value: z.string(), label: z.string() })),
});

export const getCompanyTimeline = defineCall({
  id: 'about.timeline.get',
  requirement: 'API-149',
  summary: 'The history of the company by year',
  path: '/about/timeline/get/',
  writes: false,
  maxAge: MAX_AGE,
  answer: z.array(z.object({ id, year: z.int(), text: z.string() })),
});
