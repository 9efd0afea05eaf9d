import type { job } from 'deploy-api/db/schema/index';
import { cityFacts } from 'deploy-api/seed/places/city-facts';
import * as z from 'zod/mini';
import { readData } from '../reading/read-data';
import { pickupPoints } from '../shops/pickup-points';
import { OWN_SHOPS } from '../shops/pickup-services';
import { vacancies } from './vacancies';

type Row = typeof job.$inferInsert;

const opening = z.strictObject({
  /** Code of a vacancy. */
  vacancy: z.enum(vacancies.map(({ code }) => code)),
  schedule: z.string(),
  /** By default one of the city's shops. */
  place: z.optional(z.string()),
  cities: z.array(
    z.strictObject({
      city: z.enum(cityFacts.map(({ code }) => code)),
      daysAgo: z.number(),
      /** The salary in roubles. */
      from: z.optional(z.number()),
      to: z.optional(z.number()),
    }),
  ),
});
const openings = readData('careers/openings.json', z.array(opening));

const DAY = 86_400_000;

/** The open jobs, each in another shop. */
export function jobs(today: Date): Row[] {
  const shops = pickupPoints().filter(({ serviceId }) => serviceId === OWN_SHOPS);
  const used = new Map<number, number>();
  return openings.flatMap(({ vacancy, schedule, place, cities }) =>
    cities.flatMap(({ city: code, daysAgo, from = null, to = null }) => {
      const vacancyId = vacancies.find((one) => one.code === vacancy)?.id;
      const city = cityFacts.find((facts) => facts.code === code);
      if (!city || !vacancyId) return [];
      const own = shops.filter(({ locationId }) => locationId === city.id);
      const turn = used.get(city.id) ?? 0;
      if (!place) used.set(city.id, turn + 1);
      return {
        vacancyId,
        locationId: city.id,
        schedule,
        place: place ?? own[turn % own.length]?.name ?? 'Магазин',
        salaryFrom: from,
        salaryTo: to,
        openedAt: new Date(today.getTime() - daysAgo * DAY),
      };
    }),
  );
}
