import { type SQL, sql } from 'drizzle-orm';
import { city } from '../../../db/schema';

/** Nobody wants a message about a visit at night. The hours are those of the city's clock. */
const AWAKE = { from: 8, until: 21 };

/** Selects visits in cities where people are awake now. */
export const isAwake = (now: Date): SQL =>
  sql`extract(hour from ${now.toISOString()}::timestamptz at time zone ${city.timeZone}) between ${AWAKE.from} and ${AWAKE.until - 1}`;
