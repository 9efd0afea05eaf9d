import { and, eq, gt, lt } from 'drizzle-orm';
import type { askForCall } from 'shared-contracts/services/calls/call-back';
import type * as z from 'zod/mini';
import type { Database } from '../../db/database';
import { lockSubject } from '../../db/lock-subject';
import { callRequest, orderMessage, salon, service } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { countAttempt, type Limit } from '../../http/attempts';
import type { SessionContext } from '../../http/context';
import { notFound, ShopError } from '../../http/shop-error';
import { logPersonDataConsent, passCaptcha } from '../people/api';

const DAY = 24 * 3_600_000;
/** How long a request is kept. */
const STORED = 30 * DAY;
/** Requests from one network; mobile networks share addresses. */
const CALLS: Limit = { name: 'call back', most: 20, seconds: 24 * 3600 };
/** Salons that one phone can ask in a day. */
const SALONS = 3;

/**
 * Asks a salon to call: the letter to the salon is in the outbox in the same transaction. Asking the same salon again within a day changes
 * nothing, so it is safe to repeat.
 *
 * @throws ShopError 404 for a salon or a service that does not exist, 409 `no_call_back` if the salon takes no requests, 422 if the captcha
 * did not pass, 429
 */
export async function askSalonToCall(form: z.output<typeof askForCall.body>, context: SessionContext) {
  const { db, network, now, session } = context;
  await countAttempt(db, CALLS, network, now());
  await passCaptcha(form.captchaResponse, true, context);
  await checkSalon(form, db);
  const { salonId, serviceId, name, phone } = form;
  return inTransaction(db, async (tx) => {
    await lockSubject(tx, 'phone', phone);
    const earlier = await tx
      .select({ salonId: callRequest.salonId })
      .from(callRequest)
      .where(and(eq(callRequest.phone, phone), gt(callRequest.createdAt, new Date(now().getTime() - DAY))));
    if (earlier.some((row) => row.salonId === salonId)) return {};
    if (earlier.length >= SALONS) {
      const message = 'По этому номеру мы уже обещали позвонить. Дождитесь звонка или позвоните нам сами';
      throw new ShopError(429, 'too_many', message, { phone: message });
    }
    const [written] = await tx
      .insert(callRequest)
      .values({ salonId, serviceId, name, phone, customerId: session.customerId, createdAt: now() })
      .returning({ id: callRequest.id });
    if (!written) throw new Error('The request was not stored');
    await logPersonDataConsent('', { ...context, db: tx });
    await tx.insert(orderMessage).values({
      ...{ callRequestId: written.id, event: 'call_back', channel: 'email' },
      ...{ createdAt: now(), attemptAt: now() },
    });
    return {};
  });
}

async function checkSalon({ salonId, serviceId }: { salonId: number; serviceId: number }, db: Database) {
  const [found] = await db
    .select({ email: salon.email, phone: salon.phone })
    .from(salon)
    .innerJoin(service, and(eq(service.kind, salon.kind), eq(service.id, serviceId)))
    .where(eq(salon.id, salonId));
  if (!found) throw notFound('Салон не найден');
  if (found.email === '')
    throw new ShopError(
      409,
      'no_call_back',
      `Этот салон не принимает заявки на звонок. Позвоните сами: ${found.phone}`,
    );
}

/** Deletes requests that were answered long ago. */
export async function forgetOldCalls(db: Database, now: Date): Promise<void> {
  await db.delete(callRequest).where(lt(callRequest.createdAt, new Date(now.getTime() - STORED)));
}
