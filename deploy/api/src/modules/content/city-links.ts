import { DEFAULT_LOCATION_ID } from '@zapovednik/api/shell/wire/default-location';
import { eq } from 'drizzle-orm';
import { city } from '../../db/schema';
import type { Context } from '../../http/context';

/** Links to pages that only the default city has: services and vacancies (ROU-51 to ROU-56). */
const ELSEWHERE = /<a href="\/(?:vet-kabinety|grooming|dog-training-school|vacancies)\/[^>]*>(.*?)<\/a>/gs;

/**
 * The text of an answer as it is shown in the request's city. Where a linked page does not exist, the text names the city that has it,
 * without a link (CIT-09).
 */
export async function withCityLinks<T extends { body: string }>(answer: T, { db, locationId }: Context): Promise<T> {
  if (locationId === DEFAULT_LOCATION_ID || answer.body.search(ELSEWHERE) < 0) return answer;
  const [home] = await db
    .select({ inCity: city.prepositional })
    .from(city)
    .where(eq(city.locationId, DEFAULT_LOCATION_ID));
  const where = home ? ` ${home.inCity}` : '';
  return { ...answer, body: answer.body.replaceAll(ELSEWHERE, (_, text: string) => text + where) };
}
