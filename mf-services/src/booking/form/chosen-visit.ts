import type { ChosenVisit } from '@zapovednik/api/services/calls/booking';
import { lowestPrice, type PricedPet, priceFor } from '@zapovednik/api/services/calls/price';
import type { FreeTimes, Salon, SalonService, Specialist } from '@zapovednik/api/services/calls/salon';
import type { Choices } from './booking-values';

/** What can be chosen. */
export interface BookingLists {
  readonly salons: readonly Salon[];
  readonly services: readonly SalonService[];
  readonly specialists: readonly Specialist[];
}

/**
 * The data of the choices. A service that is not for this animal is not chosen. `price` is null while it depends on the
 * pet; `lowest` is then where it begins; `staff` are the specialists who can be chosen.
 */
export function chosenVisit(choices: Choices, pet: PricedPet, { salons, services, specialists }: BookingLists) {
  const salon = salons.find(({ id }) => id === choices.salonId);
  const wanted = services.find(({ id }) => id === choices.serviceId);
  const lowest = wanted ? lowestPrice(wanted, pet.animal) : null;
  const service = lowest === null ? undefined : wanted;
  return {
    salon,
    service,
    specialist: specialists.find(({ id }) => id === choices.specialistId),
    price: service ? priceFor(service, pet) : null,
    lowest,
    staff: specialists.filter(
      ({ salonId, serviceIds }) => salonId === salon?.id && service && serviceIds.includes(service.id),
    ),
  };
}

/** The visit as it is sent. */
export const toVisit = ({ salonId, serviceId, specialistId }: Choices, startsAt: string): ChosenVisit => ({
  salonId: salonId ?? 0,
  serviceId: serviceId ?? 0,
  specialistId: specialistId || null,
  startsAt,
});

/** Free times of one specialist; 0: of all. */
export const timesOf = ({ days }: FreeTimes, specialistId: number) =>
  days.map(({ day, intervals }) => ({
    day,
    times: intervals.filter(({ specialistIds }) => specialistId === 0 || specialistIds.includes(specialistId)),
  }));

/** The first free time of a specialist; 0: of all. `today` is in the salon's time zone. */
export function firstTime(times: FreeTimes, specialistId = 0) {
  for (const { day, times: free } of timesOf(times, specialistId))
    if (free[0]) return { day, ...free[0], today: times.days[0]?.day ?? day };
  return null;
}
