import { addDays } from 'deploy-api/base/time/days';
import { zonedTime } from 'deploy-api/base/time/zoned-time';
import type { bookedVisit } from 'deploy-api/db/schema/index';
import { bookableDays, startsOn } from 'deploy-api/modules/services/slots/slots';
import * as z from 'zod/mini';
import { people } from '../people/people';
import { randomOf } from '../random/random';
import { readData } from '../reading/read-data';
import { reviewerOf } from '../reviews/reviewers';
import { servicePrices, services } from './salons';
import { specialists } from './specialists';

type VisitRow = typeof bookedVisit.$inferInsert;

const ZONE = 'Asia/Yekaterinburg';
/** The share of the next days' times that is already booked. */
const BUSY = 0.35;
const { petNames, ofRegularCustomer } = readData(
  'services/visits.json',
  z.strictObject({
    petNames: z.array(z.string()),
    ofRegularCustomer: z.array(
      z.strictObject({ serviceId: z.int(), daysAgo: z.int(), time: z.string(), conclusion: z.string() }),
    ),
  }),
);

/**
 * Visits in the next two weeks, so that diaries have gaps, and those of the regular customer: two past ones and a
 * future one.
 */
export function visits(today: Date): VisitRow[] {
  const { specialists: staff, hours } = specialists();
  const rows = staff.flatMap(({ id: specialistId, salonId, serviceIds }): VisitRow[] => {
    const random = randomOf('appointments', specialistId);
    const busy: { startsAt: Date; endsAt: Date }[] = [];
    const own = new Map(
      hours.filter((row) => row.specialistId === specialistId).map(({ weekday, ...row }) => [weekday, row]),
    );
    return bookableDays(today, ZONE).flatMap((day) => {
      const made: VisitRow[] = [];
      for (let attempts = 0; attempts < 6; attempts += 1) {
        const serviceId = random.pick(serviceIds);
        const minutes = services.find(({ id }) => id === serviceId)?.minutes ?? 30;
        const free = startsOn(
          day,
          { specialistId, hours: own, busy },
          { timeZone: ZONE, minutes, closed: new Set(), now: today },
        );
        if (free.length === 0 || !random.chance(BUSY)) continue;
        const startsAt = new Date(random.pick(free));
        const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
        busy.push({ startsAt, endsAt });
        made.push({
          ...visitBy(reviewerOf(random).name),
          salonId,
          serviceId,
          specialistId,
          startsAt,
          endsAt,
          petName: random.pick(petNames),
          ...priceOf(serviceId),
        });
      }
      return made;
    });
  });
  return [...rows, ...ofRegular(today, staff[0])];
}

const visitBy = (name: string) => ({
  ...{ name, phone: '73430109999', email: '', conclusion: '' },
  customerId: null as number | null,
});

function priceOf(serviceId: number) {
  const price = servicePrices.find((row) => row.serviceId === serviceId);
  return { animal: price?.animal ?? 'dog', price: price?.price ?? 0 };
}

/** The visits of the regular customer, with the vet's conclusion. */
function ofRegular(today: Date, vet: ReturnType<typeof specialists>['specialists'][number] | undefined): VisitRow[] {
  const regular = people.find(({ login }) => login.startsWith('postoyannaya'));
  const [day] = bookableDays(today, ZONE);
  if (!vet || !regular?.phone || !day) return [];
  const { phone, id: customerId, email } = regular;
  return ofRegularCustomer.map(({ serviceId, daysAgo, time, conclusion }) => {
    const startsAt = zonedTime(addDays(day, -daysAgo), time, ZONE);
    const endsAt = new Date(startsAt.getTime() + 30 * 60_000);
    return {
      ...visitBy('Марина'),
      phone,
      email: email ?? '',
      customerId,
      salonId: vet.salonId,
      specialistId: vet.id,
      serviceId,
      startsAt,
      endsAt,
      petName: 'Рекс',
      conclusion,
      ...priceOf(serviceId),
    };
  });
}
