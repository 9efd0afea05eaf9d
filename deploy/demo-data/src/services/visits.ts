import { addDays } from 'deploy-api/base/time/days';
import { zonedTime } from 'deploy-api/base/time/zoned-time';
import type { bookedVisit } from 'deploy-api/db/schema/index';
import { bookableDays, startsOn } from 'deploy-api/modules/services/slots/slots';
import { petKinds } from 'deploy-api/seed/pets/kinds';
import * as z from 'zod/mini';
import { REGULAR_CUSTOMER } from '../orders/past-orders';
import { people } from '../people/people';
import { petRows } from '../people/pets';
import { randomOf } from '../random/random';
import { readData } from '../reading/read-data';
import { reviewerOf } from '../reviews/reviewers';
import { servicePrices, services } from './salons';
import { specialists } from './specialists';

type VisitRow = typeof bookedVisit.$inferInsert;

const ZONE = 'Asia/Yekaterinburg';
/** The share of the next days' times that is already booked. */
const BUSY = 0.35;
const names = z.array(z.string());
const { petNames, ofRegularCustomer } = readData(
  'services/visits.json',
  z.strictObject({
    petNames: z.strictObject({ dog: names, cat: names, other: names }),
    ofRegularCustomer: z.array(
      z.strictObject({ serviceId: z.int(), daysAgo: z.int(), time: z.string(), conclusion: z.string() }),
    ),
  }),
);

/**
 * Visits in the next two weeks, so that diaries have gaps, and those of the regular customer: two past ones and a
 * future one.
 */
export function visits(seed: number, today: Date): VisitRow[] {
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
        const { animal, price } = priceOf(serviceId);
        made.push({
          ...visitBy(reviewerOf(random).name),
          salonId,
          serviceId,
          specialistId,
          startsAt,
          endsAt,
          animal,
          petName: random.pick(petNames[animal]),
          price,
        });
      }
      return made;
    });
  });
  return [...rows, ...ofRegular(staff[0], { seed, today })];
}

const visitBy = (name: string) => ({
  ...{ name, phone: '73430109999', email: '', conclusion: '' },
  customerId: null as number | null,
});

/** The first price of a service, or its price for an animal. */
function priceOf(serviceId: number, wanted?: 'cat') {
  const of = servicePrices.find((row) => row.serviceId === serviceId && (!wanted || row.animal === wanted));
  if (!of) throw new Error(`The service ${serviceId} has no price`);
  return { animal: of.animal, price: of.price };
}

/** The visits of the regular customer with her cat, with the vet's conclusion. */
function ofRegular(
  vet: ReturnType<typeof specialists>['specialists'][number] | undefined,
  { seed, today }: { seed: number; today: Date },
): VisitRow[] {
  const regular = people.find(({ id }) => id === REGULAR_CUSTOMER);
  const [day] = bookableDays(today, ZONE);
  const cats = petKinds.filter(({ animal }) => animal === 'cat').map(({ id }) => id);
  const cat = petRows(seed, today).find((pet) => pet.customerId === REGULAR_CUSTOMER && cats.includes(pet.kindId));
  if (!vet || !regular || !day || !cat) throw new Error('There is no vet or no cat for the visits');
  const { phone, id: customerId, email } = regular;
  return ofRegularCustomer.map(({ serviceId, daysAgo, time, conclusion }) => {
    const startsAt = zonedTime(addDays(day, -daysAgo), time, ZONE);
    const endsAt = new Date(startsAt.getTime() + 30 * 60_000);
    return {
      ...visitBy(regular.firstName),
      phone,
      email,
      customerId,
      salonId: vet.salonId,
      specialistId: vet.id,
      serviceId,
      startsAt,
      endsAt,
      petName: cat.name,
      conclusion,
      ...priceOf(serviceId, 'cat'),
    };
  });
}
