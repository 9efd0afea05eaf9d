import type { LocationAnswer } from '@zapovednik/api/shell/wire/location';
import { inOtherLayout } from '@zapovednik/rules/input';
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { escapeLike } from '../../base/text/escape-like';
import { russian } from '../../base/text/transliterate';
import type { Database } from '../../db/database';
import { location } from '../../db/schema';
import { notFound } from '../../http/shop-error';
import type { LocationRow } from './places';
import { presentLocation } from './present';

const parent = alias(location, 'parent');
const region = alias(location, 'region');

const MOST = 50;

const withParents = (db: Database) =>
  db
    .select({ place: location, parentName: parent.name })
    .from(location)
    .leftJoin(parent, eq(parent.id, location.parentId))
    .leftJoin(region, eq(region.id, location.regionId))
    .$dynamic();

/** Normalised letters for comparing: lower case, ё as е. */
const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');
const plainName = sql`replace(lower(${location.name}), 'ё', 'е')`;
const plainNames = sql`replace(lower(${location.name} || ' ' || coalesce(${region.name}, '')), 'ё', 'е')`;

/** Possible meanings of a text: unchanged, in Latin letters ("perm"), or typed in the other keyboard layout ("gthvm"). */
function meanings(text: string): string[] {
  const written = plain(text);
  return /[a-z]/.test(written) ? [written, plain(russian(written)), plain(inOtherLayout(written))] : [written];
}

const anyOf = (conditions: (SQL | undefined)[]) => or(...conditions) ?? sql`false`;

/** Places with all words in their name or their region's name; those whose own name starts with the text come first (API-28). */
export async function findLocations(db: Database, text: string): Promise<LocationAnswer[]> {
  const all = meanings(text);
  const holdsWords = (meaning: string) =>
    and(
      ...meaning
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => sql`${plainNames} like ${`%${escapeLike(word)}%`}`),
    );
  const begins = anyOf(all.map((meaning) => sql`${plainName} like ${`${escapeLike(meaning)}%`}`));
  const holds = anyOf(all.map((meaning) => sql`${plainName} like ${`%${escapeLike(meaning)}%`}`));
  const found = await withParents(db)
    .where(anyOf(all.map(holdsWords)))
    .orderBy(
      sql`case when ${begins} then 0 when ${holds} then 1 else 2 end`,
      asc(location.sort),
      sql`${location.name} collate "und-x-icu"`,
    )
    .limit(MOST);
  return found.map(({ place, parentName }) => presentLocation(place, parentName));
}

/** One place with its parent's name. */
export async function locationById(
  db: Database,
  id: number,
): Promise<{ place: LocationRow; presented: LocationAnswer }> {
  const [found] = await withParents(db).where(eq(location.id, id));
  if (!found) throw notFound(`Не удалось найти location ID: ${id}`);
  return { place: found.place, presented: presentLocation(found.place, found.parentName) };
}
