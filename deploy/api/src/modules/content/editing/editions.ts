import { isDeepStrictEqual } from 'node:util';
import { desc, eq, ne, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../../db/database';
import { lockFor } from '../../../db/lock-numbers';
import { contentEdition } from '../../../db/schema';
import { deadLinks } from './links/dead-links';
import { misfits } from './misfits';
import { storePictures } from './pictures';
import { refuse } from './problems';
import type { Folder } from './read-folder';
import { type Change, type Content, change, nameOf } from './records';
import { momentOfText, readContent, removeContent, writeContent } from './stored';

/** Editions are stored one after another, so that each sees the result of the earlier one. */
const oneAtATime = lockFor('editions of texts');

const changes = z.array(change);

/** The editor, and the time. */
export interface Editing {
  by: string;
  now: Date;
}

export interface Edition {
  id: number;
  state: 'draft' | 'live' | 'undone';
  by: string;
  at: Date;
  changes: readonly Change[];
}

const present = (row: typeof contentEdition.$inferSelect): Edition => ({
  id: row.id,
  state: row.state,
  by: row.editor,
  at: row.createdAt,
  changes: changes.parse(row.changes),
});

/** The last editions, the newest first. */
export async function lastEditions(db: Database, count: number): Promise<Edition[]> {
  const rows = await db.select().from(contentEdition).orderBy(desc(contentEdition.id)).limit(count);
  return rows.map(present);
}

/** An edition, or null when the number is unknown. */
export async function findEdition(db: Database, id: number): Promise<Edition | null> {
  const [row] = await db.select().from(contentEdition).where(eq(contentEdition.id, id));
  return row ? present(row) : null;
}

/**
 * Stores a folder in the given transaction: as a draft for its signed links only, or live at once.
 *
 * @returns null if the shop already has all of it
 * @throws ContentRefused with every problem of the folder, and of what does not fit the shop: an unknown sale, a dead
 * link, an anchor that another topic uses
 */
export async function storeFolder(
  tx: Database,
  { contents, hidden, pictures, undated, links, problems }: Folder,
  { by, now, draft }: Editing & { draft: boolean },
): Promise<Edition | null> {
  await tx.execute(oneAtATime);
  refuse([...problems, ...(await misfits(tx, contents, hidden)), ...(await deadLinks(tx, links, contents, now))]);
  const found: Change[] = [];
  for (const given of contents) {
    const { kind, code } = given;
    const before = await readContent(tx, given);
    const moment = undated.has(given) ? await momentOfText(tx, given) : null;
    const after = moment === null ? given : at(moment, given);
    if (!isDeepStrictEqual(before, after)) found.push({ kind, code, before, after });
  }
  for (const { kind, code } of hidden) {
    const before = await readContent(tx, { kind, code });
    if (before) found.push({ kind, code, before, after: null });
  }
  if (found.length === 0) return null;
  await storePictures(tx, pictures);
  if (!draft) await write(tx, found, now);
  const state = draft ? ('draft' as const) : ('live' as const);
  const [row] = await tx
    .insert(contentEdition)
    .values({ state, editor: by, createdAt: now, changes: found })
    .returning();
  if (!row) throw new Error('The edition was not stored');
  return present(row);
}

/** Makes a draft live. @throws Error when there is no such draft */
export async function publishDraft(tx: Database, id: number, now: Date): Promise<Edition> {
  await tx.execute(oneAtATime);
  const draft = await findEdition(tx, id);
  if (draft?.state !== 'draft') throw new Error(`Черновика ${id} нет`);
  refuse(
    await misfits(
      tx,
      draft.changes.flatMap(({ after }) => after ?? []),
      draft.changes.filter(({ after }) => after === null),
    ),
  );
  const found: Change[] = [];
  for (const one of draft.changes) found.push({ ...one, before: await readContent(tx, one) });
  await write(tx, found, now);
  await tx.update(contentEdition).set({ state: 'live', changes: found }).where(eq(contentEdition.id, id));
  return { ...draft, state: 'live', changes: found };
}

/**
 * Undoes an edition: everything is as it was before it.
 *
 * @param id null: the last one. If that one is already undone, nothing happens, because two people who undo at once
 * mean the same edition. To undo an earlier one, give its number.
 * @throws Error when it is not live, or when a later edition changed the same content
 */
export async function undoEdition(tx: Database, id: number | null, now: Date): Promise<Edition> {
  await tx.execute(oneAtATime);
  const edition = id === null ? await lastPublished(tx) : await findEdition(tx, id);
  if (id === null && edition?.state === 'undone') throw await alreadyUndone(tx, edition);
  if (edition?.state !== 'live') throw new Error(id === null ? 'Отменять нечего' : `Опубликованной правки ${id} нет`);
  for (const one of edition.changes) {
    if (!isDeepStrictEqual(await readContent(tx, one), one.after)) {
      throw new Error(`${nameOf(one)} изменили позже правки ${edition.id}: сначала отмените более позднюю`);
    }
  }
  await write(
    tx,
    edition.changes.map((one) => ({ ...one, before: one.after, after: one.before })),
    now,
  );
  await tx.update(contentEdition).set({ state: 'undone' }).where(eq(contentEdition.id, edition.id));
  return edition;
}

async function lastPublished(db: Database): Promise<Edition | null> {
  return last(db, ne(contentEdition.state, 'draft'));
}

async function alreadyUndone(db: Database, { id }: Edition): Promise<Error> {
  const before = await last(db, eq(contentEdition.state, 'live'));
  const hint = before ? `. Предыдущую отменит npm run content -- undo ${before.id}` : '';
  return new Error(`Правка ${id} уже отменена${hint}`);
}

async function last(db: Database, where: SQL): Promise<Edition | null> {
  const [row] = await db.select().from(contentEdition).where(where).orderBy(desc(contentEdition.id)).limit(1);
  return row ? present(row) : null;
}

async function write(tx: Database, found: readonly Change[], now: Date): Promise<void> {
  // An anchor may move from one topic to another, so the old ones are removed first.
  for (const one of found) if (one.kind === 'questions') await removeContent(tx, one);
  for (const one of found) {
    if (one.after) await writeContent(tx, one.after, now);
    else await removeContent(tx, one);
  }
}

/** Content without its own time keeps the time at which it became visible. */
function at(moment: string, given: Content): Content {
  if (given.kind === 'questions') return given;
  if (given.kind === 'promotions') return { ...given, record: { ...given.record, startsAt: moment } };
  return { ...given, record: { ...given.record, publishedAt: moment } };
}
