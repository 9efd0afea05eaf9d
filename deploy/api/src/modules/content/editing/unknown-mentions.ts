import { inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { city } from '../../../db/schema';
import type { Mention } from './opened-text';
import type { Problem } from './problems';

/** What fields name and the shop does not have. */
export async function unknownMentions(db: Database, mentions: readonly Mention[]): Promise<Problem[]> {
  const named = mentions.map(({ name }) => name);
  const rows = await db.select({ code: city.code }).from(city).where(inArray(city.code, named));
  const cities = new Set(rows.map(({ code }) => code));
  return mentions.flatMap(({ file, line, name }) =>
    cities.has(name) ? [] : [{ file, line, message: `jobs.city: города ${name} в магазине нет` }],
  );
}
