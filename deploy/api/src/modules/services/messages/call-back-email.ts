import { eq } from 'drizzle-orm';
import { formatLongDate } from 'shared-contracts/dates';
import { cityTime } from '../../../base/time/city-time';
import type { Database } from '../../../db/database';
import { callRequest, city, pickupPoint, salon, service } from '../../../db/schema';
import type { Email } from '../../../partners/mail/mail';
import { createEmail } from '../../messages/api';

/** The letter to a salon about a person who wants to be called. What the person typed is in its text, never in a header. */
export async function callBackEmail(id: number, db: Database): Promise<Email> {
  const [found] = await db
    .select({ request: callRequest, salon, service, city })
    .from(callRequest)
    .innerJoin(salon, eq(salon.id, callRequest.salonId))
    .innerJoin(pickupPoint, eq(pickupPoint.id, salon.shopId))
    .innerJoin(city, eq(city.locationId, pickupPoint.locationId))
    .innerJoin(service, eq(service.id, callRequest.serviceId))
    .where(eq(callRequest.id, id));
  if (!found) throw new Error(`There is no request ${id} to be called`);
  const { request } = found;
  const { day, time } = cityTime(request.createdAt, found.city.timeZone);
  return createEmail(found.salon.email, {
    subject: `Просьба перезвонить № ${id}: ${found.service.name}`,
    heading: 'Просьба перезвонить',
    paragraphs: ['Человек не нашёл свободного времени на сайте. Позвоните и предложите другое.'],
    facts: [
      ['Имя', request.name],
      ['Телефон', `+${request.phone}`],
      ['Услуга', found.service.name],
      ['Где', found.salon.name],
      ['Когда попросил', `${formatLongDate(day)}, ${time}`],
    ],
  });
}
