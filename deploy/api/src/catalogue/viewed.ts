import { desc, eq, sql } from 'drizzle-orm';
import { product, viewed } from '../db/schema';
import type { SessionContext } from '../http/context';

const KEPT = 20;

/** Stores that a visitor views a product. Returns the products viewed before, latest first (CAT-51). */
export async function viewedBefore(current: number | undefined, { db, session }: SessionContext): Promise<number[]> {
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
    .limit(KEPT + 1);
  return rows.flatMap(({ id }) => (id === current ? [] : id)).slice(0, KEPT);
}
