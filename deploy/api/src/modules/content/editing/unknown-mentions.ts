import { inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { author, city, contentPicture } from '../../../db/schema';
import type { Mention } from './opened-text';
import { type EditorPicture, pictureAddress } from './pictures';
import type { Problem } from './problems';
import type { Content } from './records';

/** Whether the shop draws a picture: of the demonstration, `story`, `bonus`. */
export type IsDrawn = (db: Database, kind: string, id: string) => Promise<boolean>;

interface Brought {
  mentions: readonly Mention[];
  contents: readonly Content[];
  pictures: readonly EditorPicture[];
}

/** What fields name, and neither the shop nor the folder has. */
export async function unknownMentions(
  db: Database,
  { mentions, contents, pictures }: Brought,
  isDrawn: IsDrawn,
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
    picture: await knownPictures(db, named('picture'), pictures, isDrawn),
  };
  return mentions.flatMap(({ file, line, what, name }) =>
    known[what].has(name) ? [] : [{ file, line, message: messages[what](name) }],
  );
}

const PICTURE = /^\/pictures\/([a-z]+)\/([a-z0-9-]+)\/1$/;

/** Which of these addresses have a picture: uploaded before, brought by the folder, or drawn. */
async function knownPictures(
  db: Database,
  addresses: readonly string[],
  brought: readonly EditorPicture[],
  isDrawn: IsDrawn,
): Promise<Set<string>> {
  const uploaded = addresses.flatMap((one) => /^\/pictures\/content\/([a-z0-9-]+)\/1$/.exec(one)?.[1] ?? []);
  const rows = await db
    .select({ id: contentPicture.id })
    .from(contentPicture)
    .where(inArray(contentPicture.id, uploaded));
  const known = new Set([...rows, ...brought].map(({ id }) => pictureAddress(id)));
  for (const address of new Set(addresses)) {
    const [, kind = '', id = ''] = PICTURE.exec(address) ?? [];
    if (kind !== 'content' && (await isDrawn(db, kind, id))) known.add(address);
  }
  return known;
}

const messages: Record<Mention['what'], (name: string) => string> = {
  city: (name) => `jobs.city: города ${name} в магазине нет`,
  author: (name) => `author: автора ${name} нет, добавьте его файл в папку authors`,
  picture: (name) => `picture: картинки ${name} в магазине нет, положите файл рядом с текстом`,
};
