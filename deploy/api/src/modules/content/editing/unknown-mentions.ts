import { inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { author, city } from '../../../db/schema';
import type { Mention } from './opened-text';
import type { Problem } from './problems';
import type { Content } from './records';

/** What fields name, and neither the shop nor the folder has. */
export async function unknownMentions(
  db: Database,
  mentions: readonly Mention[],
  contents: readonly Content[],
): Promise<Problem[]> {
  const named = (what: Mention['what']) => mentions.filter((one) => one.what === what).map(({ name }) => name);
  const cities = await db
    .select({ name: city.code })
    .from(city)
    .where(inArray(city.code, named('city')));
  const authors = await db
    .select({ name: author.name })
    .from(author)
    .where(inArray(author.name, named('author')));
  const written = contents.flatMap((one) => (one.kind === 'authors' ? [one.record] : []));
  const known: Record<Mention['what'], ReadonlySet<string>> = {
    city: new Set(cities.map(({ name }) => name)),
    author: new Set([...authors, ...written].map(({ name }) => name)),
  };
  return mentions.flatMap(({ file, line, what, name }) =>
    known[what].has(name) ? [] : [{ file, line, message: messages[what](name) }],
  );
}

const messages: Record<Mention['what'], (name: string) => string> = {
  city: (name) => `jobs.city: города ${name} в магазине нет`,
  author: (name) => `author: автора ${name} нет, добавьте его файл в папку authors`,
};
