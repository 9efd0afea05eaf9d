import type { AutoOrderInterval } from '@zapovednik/api/cabinet/wire/auto-order-interval';
import { eq } from 'drizzle-orm';
import { autoOrderMode } from '../../db/schema';
import type { SessionContext } from '../../http/context';

/** The chosen interval for this visitor's next order. Null: it is not repeated. */
export async function chosenMode({ db, session }: SessionContext): Promise<AutoOrderInterval | null> {
  if (session.customerId === null) return null;
  const [found] = await db.select().from(autoOrderMode).where(eq(autoOrderMode.sessionKey, session.key));
  return found ? intervalFrom(found) : null;
}

/** Like `chosenMode`, locked until the transaction of the order ends. */
export async function lockMode({ db, session }: SessionContext): Promise<AutoOrderInterval | null> {
  if (session.customerId === null) return null;
  const [found] = await db.select().from(autoOrderMode).where(eq(autoOrderMode.sessionKey, session.key)).for('update');
  return found ? intervalFrom(found) : null;
}

type Chosen = Pick<typeof autoOrderMode.$inferSelect, 'interval' | 'unit' | 'variant'>;

/** The interval in the format of the calls. */
export const intervalFrom = ({ interval, unit, variant }: Chosen): AutoOrderInterval => ({
  interval,
  type: unit,
  variant,
});
