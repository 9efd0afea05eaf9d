import type { askForCall } from '@zapovednik/api/services/calls/call-back';
import { and, eq, gt } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database } from '../../../db/database';
import { lockSubject } from '../../../db/lock-subject';
import { pickupPoint, salon, service, visitorRequest } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { countAttempt, type Limit } from '../../../http/attempts';
import type { SessionContext } from '../../../http/context';
import { notFound, ShopError } from '../../../http/shop-error';
import { passCaptcha } from '../../codes/api';
import { storeRequest } from './take-request';

const DAY = 24 * 3_600_000;
/** Requests from one network. Mobile networks share addresses. */
const CALLS: Limit = { name: 'call back', most: 20, seconds: 24 * 3600 };
/** The most salons that one phone can ask in a day. */
const SALONS = 3;

/**
 * Asks a salon to call. The email to the salon is queued in the same transaction. Asking the same salon again within a
 * day changes nothing, so it is safe to repeat.
 *
 * @throws ShopError 404 for a salon or a service that does not exist, 409 `no_call_back` if the salon accepts no
 * requests, 422 if the captcha did not pass, 429
 */
export async function askSalonToCall(form: z.output<typeof askForCall.body>, context: SessionContext) {
  const { db, network, now } = context;
  await countAttempt(db, CALLS, network, now());
  await passCaptcha(form.captchaResponse, true, context);
  const { salonId, serviceId, name, phone } = form;
  const { locationId } = await salonOf(form, db);
  return inTransaction(db, async (tx) => {
    await lockSubject(tx, 'phone', phone);
    const isRecent = gt(visitorRequest.createdAt, new Date(now().getTime() - DAY));
    const earlier = await tx
      .select({ salonId: visitorRequest.salonId })
      .from(visitorRequest)
      .where(and(eq(visitorRequest.phone, phone), eq(visitorRequest.kind, 'call_back'), isRecent));
    if (earlier.some((row) => row.salonId === salonId)) return {};
    if (earlier.length >= SALONS) {
      const message = 'По этому номеру мы уже обещали позвонить. Дождитесь звонка или позвоните нам сами';
      throw new ShopError(429, 'too_many', message, { phone: message });
    }
    await storeRequest(tx, { kind: 'call_back', name, phone, salonId, serviceId, locationId }, context);
    return {};
  });
}

/** The salon, if it offers the service and accepts such requests. */
async function salonOf({ salonId, serviceId }: { salonId: number; serviceId: number }, db: Database) {
  const [found] = await db
    .select({ email: salon.email, phone: salon.phone, locationId: pickupPoint.locationId })
    .from(salon)
    .innerJoin(pickupPoint, eq(pickupPoint.id, salon.shopId))
    .innerJoin(service, and(eq(service.kind, salon.kind), eq(service.id, serviceId)))
    .where(eq(salon.id, salonId));
  if (!found) throw notFound('Салон не найден');
  if (found.email === '')
    throw new ShopError(
      409,
      'no_call_back',
      `Этот салон не принимает заявки на звонок. Позвоните сами: ${found.phone}`,
    );
  return found;
}
