import type {
  getCompanyFacts,
  getCompanyTimeline,
  getQuestions,
  getShopReviews,
} from '@zapovednik/api/content/calls/company';
import { and, asc, avg, count, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { presentDay } from '../../base/time/present-day';
import { city, companyEvent, companyFact, question, shopReview } from '../../db/schema';
import type { Context } from '../../http/context';

/** Question and answer in small letters, with «е» for «ё». */
const spoken = sql`translate(lower(${question.question} || ' ' || ${question.answer}), 'ё', 'е')`;

/** The words of a search without their endings: «доставку» finds «доставка». */
const wordsOf = (search: string): string[] =>
  (
    search
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\d]+/gu) ?? []
  ).map((word) => (word.length > 4 ? word.slice(0, Math.max(4, word.length - 2)) : word));

/** A page of the frequent questions (API-147). */
export async function questionPage(
  { page, perPage, filter }: z.output<typeof getQuestions.query>,
  { db }: Context,
): Promise<z.input<typeof getQuestions.answer>> {
  const chosen = and(
    filter?.topic === undefined ? undefined : eq(question.topic, filter.topic),
    filter?.code === undefined ? undefined : eq(question.code, filter.code),
    ...wordsOf(filter?.search ?? '').map((word) => sql`strpos(${spoken}, ${word}) > 0`),
  );
  const total = await db.$count(question, chosen);
  const rows = await db
    .select()
    .from(question)
    .where(chosen)
    .orderBy(asc(question.sort), asc(question.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const topics = await db
    .select({ code: question.topic, count: count() })
    .from(question)
    .groupBy(question.topic)
    .orderBy(sql`min(${question.sort})`, asc(question.topic));
  const items = rows.map((row) => ({
    id: row.id,
    code: row.code,
    topic: row.topic,
    question: row.question,
    answer: row.answer,
  }));
  return { count: total, page_count: Math.ceil(total / perPage), topics, items };
}

/** A page of the reviews of shops and delivery, the city's first (API-150). */
export async function shopReviewPage(
  { page, perPage }: z.output<typeof getShopReviews.query>,
  { db, locationId }: Context,
): Promise<z.input<typeof getShopReviews.answer>> {
  const visible = eq(shopReview.isActive, true);
  const ofCity = eq(shopReview.locationId, locationId);
  const [all] = await db
    .select({
      count: count(),
      average: avg(shopReview.score),
      ofCity: sql`count(*) filter (where ${ofCity})`.mapWith(Number),
    })
    .from(shopReview)
    .where(visible);
  const newest = (which: SQL, offset: number, limit: number) =>
    db
      .select({ review: shopReview, city: city.name })
      .from(shopReview)
      .innerJoin(city, eq(city.locationId, shopReview.locationId))
      .where(and(visible, which))
      .orderBy(desc(shopReview.createdAt), desc(shopReview.id))
      .limit(limit)
      .offset(offset);
  // The lists are read one after the other, each by its index.
  const start = (page - 1) * perPage;
  const ofThisCity = await newest(ofCity, start, perPage);
  const others =
    ofThisCity.length < perPage
      ? await newest(
          ne(shopReview.locationId, locationId),
          Math.max(start - (all?.ofCity ?? 0), 0),
          perPage - ofThisCity.length,
        )
      : [];
  const rows = [...ofThisCity, ...others];
  const total = all?.count ?? 0;
  return {
    count: total,
    page_count: Math.ceil(total / perPage),
    average: Math.round(Number(all?.average ?? 0) * 10) / 10,
    items: rows.map(({ review, city: name }) => ({
      id: review.id,
      name: review.name,
      city: name,
      score: review.score,
      text: review.text,
      date: presentDay(review.createdAt),
      reply: review.reply,
    })),
  };
}

/** The numbers of the page about the company (API-148). */
export async function companyFacts({ db }: Context): Promise<z.input<typeof getCompanyFacts.answer>> {
  const rows = await db.select().from(companyFact).orderBy(asc(companyFact.sort), asc(companyFact.id));
  return rows.map(({ id, value, label }) => ({ id, value, label }));
}

/** The history of the company by year (API-149). */
export const companyTimeline = ({ db }: Context): Promise<z.input<typeof getCompanyTimeline.answer>> =>
  db.select().from(companyEvent).orderBy(asc(companyEvent.year), asc(companyEvent.id));
