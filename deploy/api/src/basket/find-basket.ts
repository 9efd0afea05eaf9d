import { and, eq } from 'drizzle-orm';
import { basket } from '../db/schema';
import type { Context, SessionContext } from '../http/context';
import { sessionExpired } from '../http/shop-error';

export type BasketRow = typeof basket.$inferSelect;

type Owned = Pick<SessionContext, 'session' | 'locationId'>;

/** A signed-in customer's basket is the customer's, any other the session's; each city has its own (CIT-02). */
function ownerOf({ session, locationId }: Owned) {
  const { key: sessionKey, customerId } = session;
  return customerId === null ? { sessionKey, locationId } : { customerId, locationId };
}

function isOwn(context: Owned) {
  const { customerId, key } = context.session;
  const owner = customerId === null ? eq(basket.sessionKey, key) : eq(basket.customerId, customerId);
  return and(owner, eq(basket.locationId, context.locationId));
}

/** The visitor's basket in this city; null while nothing was put in. */
export async function findBasket(context: Context): Promise<BasketRow | null> {
  const { db, session } = context;
  if (!session) return null;
  const [found] = await db
    .select()
    .from(basket)
    .where(isOwn({ ...context, session }));
  return found ?? null;
}

/** The visitor's basket for a change: made where there is none, and locked, so that changes of one basket come one by one. */
export async function lockBasket(context: SessionContext): Promise<BasketRow> {
  await context.db.insert(basket).values(ownerOf(context)).onConflictDoNothing();
  const [locked] = await context.db.select().from(basket).where(isOwn(context)).for('update');
  // Its session has ended meanwhile, and took it along.
  if (!locked) throw sessionExpired();
  return locked;
}
