import { and, eq } from 'drizzle-orm';
import { basket } from '../../db/schema';
import type { Context, SessionContext } from '../../http/context';
import { sessionExpired } from '../../http/shop-error';

export type BasketRow = typeof basket.$inferSelect;

type Owned = Pick<SessionContext, 'session' | 'locationId'>;

/** The basket of a signed-in customer belongs to the customer, any other to the session. Each city has its own (CIT-02, CRT-35, SES-44). */
function ownerOf({ session, locationId }: Owned) {
  const { key: sessionKey, customerId } = session;
  return customerId === null ? { sessionKey, locationId } : { customerId, locationId };
}

function isOwn(context: Owned) {
  const { customerId, key } = context.session;
  const owner = customerId === null ? eq(basket.sessionKey, key) : eq(basket.customerId, customerId);
  return and(owner, eq(basket.locationId, context.locationId));
}

/** The visitor's basket in this city. Null until something is added. */
export async function findBasket(context: Context): Promise<BasketRow | null> {
  const { db, session } = context;
  if (!session) return null;
  const [found] = await db
    .select()
    .from(basket)
    .where(isOwn({ ...context, session }));
  return found ?? null;
}

/**
 * The visitor's basket for a change. It is created if missing, and locked, so that changes of one basket are serial.
 */
export async function lockBasket(context: SessionContext): Promise<BasketRow> {
  await context.db.insert(basket).values(ownerOf(context)).onConflictDoNothing();
  const [locked] = await context.db.select().from(basket).where(isOwn(context)).for('update');
  // Its session has ended meanwhile, and the basket was deleted with it.
  if (!locked) throw sessionExpired();
  return locked;
}
