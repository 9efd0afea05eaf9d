import { desc, eq, sql } from 'drizzle-orm';
import { product, viewed } from '../../db/schema';
import type { SessionContext } from '../../http/context';
import { catalogueOf } from './in-memory/catalogue-of';

const KEPT = 20;
/** The number of products to read: some are sizes of one product. */
const READ = 60;

/**
 * Stores that a visitor views a product. Returns the products viewed before, the latest first (CAT-51): of the sizes of
 * one product only the latest, and none of the current product.
 */
export async function viewedBefore(current: number | undefined, context: SessionContext): Promise<number[]> {
  const { db, session } = context;
  if (current !== undefined) {
    await db
      .insert(viewed)
      .select(
        db
          .select({ sessionKey: sql`${session.key}`.as('session_key'), productId: product.id, at: sql`now()`.as('at') })
          .from(product)
          .where(eq(product.id, current)),
      )
      .onConflictDoUpdate({ target: [viewed.sessionKey, viewed.productId], set: { at: sql`now()` } });
  }
  const rows = await db
    .select({ id: viewed.productId })
    .from(viewed)
    .where(eq(viewed.sessionKey, session.key))
    .orderBy(desc(viewed.at))
    .limit(READ);
  const { index } = catalogueOf(context);
  const cardOf = (id: number) => index.cards[index.positions.get(id) ?? -1] ?? -id;
  const cards = new Set(current === undefined ? [] : [cardOf(current)]);
  return rows.flatMap(({ id }) => (cards.has(cardOf(id)) || !cards.add(cardOf(id)) ? [] : id)).slice(0, KEPT);
}
