import { type ChosenVisit, HOLD_MINUTES } from '@zapovednik/api/services/calls/booking';
import { eq } from 'drizzle-orm';
import { slotHold } from '../../../db/schema';
import { countAttempt, type Limit } from '../../../http/attempts';
import type { SessionContext } from '../../../http/context';
import { takeSlot } from './take-slot';

/** Holds from one network. The limit prevents one person from blocking a salon. Mobile networks share addresses. */
const HOLDS: Limit = { name: 'slot-hold', most: 200, seconds: 3600 };

/**
 * Holds a free time for this visitor. A visitor has one hold: another choice moves it, and the same one prolongs it.
 *
 * @throws ShopError 404 if something does not exist, 409 `slot_taken`, 429 for too many from one network
 */
export async function holdSlot(visit: ChosenVisit, context: SessionContext) {
  const { db, session, network, now } = context;
  const { specialistId, startsAt, endsAt } = await takeSlot(visit, context);
  const hold = { specialistId, startsAt, endsAt, heldUntil: new Date(now().getTime() + HOLD_MINUTES * 60_000) };
  await db
    .insert(slotHold)
    .values({ sessionKey: session.key, ...hold })
    .onConflictDoUpdate({ target: slotHold.sessionKey, set: hold });
  await countAttempt(db, HOLDS, network, now());
  return { specialistId, heldUntil: hold.heldUntil.toISOString() };
}

/** Ends the visitor's hold. */
export async function releaseSlot({ db, session }: SessionContext) {
  await db.delete(slotHold).where(eq(slotHold.sessionKey, session.key));
  return {};
}
