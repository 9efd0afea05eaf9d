import type {
  getPromotionByCode,
  getPromotionPage,
  Promotion,
  PromotionSort,
} from '@zapovednik/api/content/calls/promotion';
import { and, asc, count, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { presentDay } from '../../base/time/present-day';
import { promotion, sale } from '../../db/schema';
import type { Context } from '../../http/context';
import { notFound } from '../../http/shop-error';

const withSale = ({ db }: Pick<Context, 'db'>) =>
  db.select({ promotion, sale }).from(promotion).innerJoin(sale, eq(sale.id, promotion.saleId)).$dynamic();

type Row = Awaited<ReturnType<typeof withSale>>[number];

/** Promotions that have begun and have not ended. */
export const current = (now: Date) =>
  and(lte(promotion.startsAt, now), or(isNull(promotion.endsAt), gt(promotion.endsAt, now)));

/** For a promotion that ends at midnight, the last day is the day before. */
const lastDay = (end: Date) => presentDay(new Date(end.getTime() - 1));

const present = ({ promotion: row, sale: { code, name } }: Row): Promotion => ({
  id: row.saleId,
  code,
  title: name,
  lead: row.lead,
  picture: row.picture,
  category: row.category,
  starts: presentDay(row.startsAt),
  ends: row.endsAt && lastDay(row.endsAt),
});

const orders: Record<PromotionSort, SQL[]> = {
  popular: [],
  new: [desc(promotion.startsAt)],
  ending: [sql`${promotion.endsAt} asc nulls last`],
};

/** A page of the current promotions (API-142). */
export async function promotionPage(
  { page, perPage, filter, sort }: z.output<typeof getPromotionPage.query>,
  { db, now }: Context,
): Promise<z.input<typeof getPromotionPage.answer>> {
  const all = current(now());
  const chosen = filter?.category === undefined ? all : and(all, eq(promotion.category, filter.category));
  const total = await db.$count(promotion, chosen);
  const rows = await withSale({ db })
    .where(chosen)
    .orderBy(...orders[sort], asc(promotion.sort), asc(promotion.saleId))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const categories = await db
    .select({ code: promotion.category, count: count() })
    .from(promotion)
    .where(all)
    .groupBy(promotion.category)
    .orderBy(desc(count()), asc(promotion.category));
  return { count: total, page_count: Math.ceil(total / perPage), categories, items: rows.map(present) };
}

/** All current promotions (API-144). */
export async function currentPromotions({ db, now }: Context): Promise<Promotion[]> {
  const rows = await withSale({ db }).where(current(now())).orderBy(asc(promotion.sort), asc(promotion.saleId));
  return rows.map(present);
}

/**
 * One promotion with its terms (API-143).
 *
 * @throws ShopError 404, also for one that has not begun
 */
export async function promotionBy(
  code: string,
  { db, now }: Context,
): Promise<z.input<typeof getPromotionByCode.answer>> {
  const [row] = await withSale({ db }).where(and(eq(sale.code, code), lte(promotion.startsAt, now())));
  if (!row) throw notFound('Акция не найдена');
  const { body, endsAt } = row.promotion;
  return { ...present(row), body, is_over: endsAt !== null && endsAt <= now() };
}
