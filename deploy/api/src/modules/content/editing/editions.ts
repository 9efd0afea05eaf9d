import { isDeepStrictEqual } from 'node:util';
import { desc, eq, ne, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../../db/database';
import { contentEdition } from '../../../db/schema';
import { deadLinks } from './dead-links';
import { settleGoods } from './goods';
import { misfits } from './misfits';
import { editionsInTurn } from './one-at-a-time';
import { type KeptPicture, storePictures } from './pictures';
import { refuse } from './problems';
import type { Folder } from './read-folder';
import { type Change, type Content, type ContentName, change, nameOf, startOf, wantedOf } from './records';
import { momentOfText, readContent, removeContent, writeContent } from './stored';
import { type IsDrawn, unknownMentions } from './unknown-mentions';
import { readWaiting, writeWaiting } from './waiting';

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
 * @param kept its pictures that the shop did not have
 * @returns null if the shop already has all of it
 * @throws ContentRefused with every problem of the folder, and of what does not fit the shop: an unknown sale, a dead
 * link, an anchor that another topic uses
 */
export async function storeFolder(
  tx: Database,
  { contents, hidden, pictures, undated, links, mentions, problems }: Folder,
  kept: readonly KeptPicture[],
  { by, now, draft, isDrawn }: Editing & { draft: boolean; isDrawn: IsDrawn },
): Promise<Edition | null> {
  await tx.execute(editionsInTurn);
  refuse([
    ...problems,
    ...(await misfits(tx, contents, hidden)),
    ...(await unknownMentions(tx, { mentions, contents, pictures }, isDrawn)),
    ...(await deadLinks(tx, links, contents, now)),
  ]);
  const found: Change[] = [];
  for (const given of contents) {
    const moment = undated.has(given) ? await momentOfText(tx, given) : null;
    found.push(await changeTo(tx, given, moment === null ? given : at(moment, given), now));
  }
  for (const name of hidden) found.push(await changeTo(tx, name, null, now));
  const changed = found.filter(isChange);
  if (changed.length === 0) return null;
  await storePictures(tx, kept);
  if (!draft) await write(tx, changed, now);
  const state = draft ? ('draft' as const) : ('live' as const);
  const [row] = await tx
    .insert(contentEdition)
    .values({ state, editor: by, createdAt: now, changes: changed })
    .returning();
  if (!row) throw new Error('The edition was not stored');
  return present(row);
}

/** Makes a draft live. @throws Error when there is no such draft */
export async function publishDraft(tx: Database, id: number, now: Date): Promise<Edition> {
  await tx.execute(editionsInTurn);
  const draft = await findEdition(tx, id);
  if (draft?.state !== 'draft') throw new Error(`Черновика ${id} нет`);
  refuse(
    await misfits(
      tx,
      draft.changes.flatMap((one) => wantedOf(one) ?? []),
      draft.changes.filter((one) => wantedOf(one) === null),
    ),
  );
  const found: Change[] = [];
  for (const one of draft.changes) found.push(await changeTo(tx, one, wantedOf(one), now));
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
  await tx.execute(editionsInTurn);
  const edition = id === null ? await lastPublished(tx) : await findEdition(tx, id);
  if (id === null && edition?.state === 'undone') throw await alreadyUndone(tx, edition);
  if (edition?.state !== 'live') throw new Error(id === null ? 'Отменять нечего' : `Опубликованной правки ${id} нет`);
  const undone: Change[] = [];
  for (const one of edition.changes) {
    const shown = await changeTo(tx, one, null, now);
    if (!isAsLeft(one, shown, now)) {
      throw new Error(`${nameOf(one)} изменили позже правки ${edition.id}: сначала отмените более позднюю`);
    }
    undone.push({ ...shown, after: one.before, nextAfter: one.nextBefore });
  }
  await write(tx, undone, now);
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

/** What has to change so that a file says what is wanted. A text that visitors see stays until a later start of its next version. */
async function changeTo(tx: Database, { kind, code }: ContentName, wanted: Content | null, now: Date): Promise<Change> {
  const name = { kind, code };
  const before = await readContent(tx, name);
  const nextBefore = await readWaiting(tx, name);
  const waits = before !== null && wanted !== null && !isLater(before, now) && isLater(wanted, now);
  const after = waits ? before : wanted;
  return { ...name, before, after, nextBefore, nextAfter: waits ? wanted : null };
}

const isLater = (given: Content, now: Date): boolean => {
  const start = startOf(given);
  return start !== null && start > now;
};

const isChange = ({ before, after, nextBefore, nextAfter }: Change): boolean =>
  !isDeepStrictEqual([before, nextBefore], [after, nextAfter]);

/** Whether a file is as an edition left it; its next version may have come since. */
function isAsLeft({ after, nextAfter }: Change, { before, nextBefore }: Change, now: Date): boolean {
  const found = [before, nextBefore];
  const hasCome = nextAfter !== null && !isLater(nextAfter, now) && isDeepStrictEqual(found, [nextAfter, null]);
  return hasCome || isDeepStrictEqual(found, [after, nextAfter]);
}

async function write(tx: Database, found: readonly Change[], now: Date): Promise<void> {
  // An anchor may move from one topic to another, and a name from one author to another: the old ones are removed first.
  const isReplaced = ({ kind }: Change) => kind === 'questions' || kind === 'authors';
  for (const one of found) if (isReplaced(one)) await removeContent(tx, one);
  for (const one of found) {
    const isSame = !isReplaced(one) && isDeepStrictEqual(one.before, one.after);
    if (one.after && !isSame) await writeContent(tx, one.after, now);
    if (!one.after) await removeContent(tx, one);
    await writeWaiting(tx, one, one.nextAfter);
  }
  if (found.some(({ kind }) => kind === 'promotions')) await settleGoods({ db: tx, now: () => now });
}

/** Content without its own time keeps the time at which it became visible. */
function at(moment: string, given: Content): Content {
  switch (given.kind) {
    case 'questions':
    case 'authors':
      return given;
    case 'promotions':
      return { ...given, record: { ...given.record, startsAt: moment } };
    case 'pages':
      return { ...given, record: { ...given.record, publishedAt: moment } };
    case 'vacancies':
      return { ...given, record: { ...given.record, publishedAt: moment } };
    default:
      return { ...given, record: { ...given.record, publishedAt: moment } };
  }
}
