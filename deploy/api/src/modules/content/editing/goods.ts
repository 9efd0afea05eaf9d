import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { product, productSale, promotion, sale, section } from '../../../db/schema';
import type { Work } from '../../../jobs/job';

/** The goods of a promotion as an editor names them: codes of products, and of sections with all below them. */
export interface ChosenGoods {
  products: string[];
  sections: string[];
}

const hasDiscount = lt(product.discountPrice, product.basePrice);

const inSection = (code: string): SQL | undefined =>
  or(eq(section.uniqueCode, code), sql`starts_with(${section.uniqueCode}, ${`${code}/`})`);

const reduced = async (db: Database, where: SQL | undefined): Promise<number[]> => {
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .innerJoin(section, eq(section.id, product.sectionId))
    .where(and(hasDiscount, where))
    .orderBy(product.id);
  return rows.map(({ id }) => id);
};

const reducedOf = (db: Database, { products, sections }: ChosenGoods): Promise<number[]> =>
  reduced(db, or(inArray(product.code, products), ...sections.map(inSection)));

/** What is wrong with the goods of a promotion: each of them exists and is reduced, so that its percentages are true. */
export async function goodsProblems(db: Database, { products, sections }: ChosenGoods): Promise<string[]> {
  const found = await db
    .select({ code: product.code, isReduced: sql<boolean>`${hasDiscount}` })
    .from(product)
    .where(inArray(product.code, products));
  const prices = new Map(found.map(({ code, isReduced }) => [code, isReduced]));
  const problems = products.flatMap((code) => {
    if (!prices.has(code)) return [`goods: товара ${code} в магазине нет`];
    return prices.get(code) ? [] : [`goods: у товара ${code} нет скидки, цену меняют в учётной системе`];
  });
  for (const code of sections) {
    if ((await db.$count(section, eq(section.uniqueCode, code))) === 0) {
      problems.push(`sections: раздела ${code} в магазине нет`);
    } else if ((await reduced(db, inSection(code))).length === 0) {
      problems.push(`sections: в разделе ${code} нет товаров со скидкой`);
    }
  }
  return problems;
}

/**
 * Gives each promotion of the editors the goods that it has now: those that it names and that are reduced, from its start
 * to its end.
 */
export async function settleGoods({ db, now }: Pick<Work, 'db' | 'now'>): Promise<void> {
  const time = now();
  const current = and(lte(promotion.startsAt, time), or(isNull(promotion.endsAt), gt(promotion.endsAt, time)));
  const sales = await db.select().from(sale).where(isNotNull(sale.chosen));
  for (const { id, chosen } of sales) {
    if (!chosen) continue;
    const isCurrent = (await db.$count(promotion, and(eq(promotion.saleId, id), current))) > 0;
    const wanted = new Set(isCurrent ? await reducedOf(db, chosen) : []);
    const rows = await db.select({ id: productSale.productId }).from(productSale).where(eq(productSale.saleId, id));
    const had = new Set(rows.map((row) => row.id));
    const gone = [...had].filter((one) => !wanted.has(one));
    const added = [...wanted].filter((one) => !had.has(one));
    if (gone.length > 0) {
      await db.delete(productSale).where(and(eq(productSale.saleId, id), inArray(productSale.productId, gone)));
    }
    if (added.length > 0) {
      await db
        .insert(productSale)
        .values(added.map((productId) => ({ productId, saleId: id })))
        .onConflictDoNothing();
    }
  }
}
