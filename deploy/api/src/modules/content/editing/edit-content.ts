import { formatMoment } from '@zapovednik/rules/dates';
import * as z from 'zod/mini';
import { shopDay, shopMoment } from '../../../base/time/days';
import type { Database } from '../../../db/database';
import { inTransaction } from '../../../db/transaction';
import type { FileStore } from '../../../files/file-store';
import { shopFacts } from '../facts/shop-facts';
import { type Edition, findEdition, lastEditions, publishDraft, storeFolder, undoEdition } from './editions';
import { keepPictures } from './pictures';
import { previewToken } from './preview-link';
import { readFolder } from './read-folder';
import { nameOf, startOf, wantedOf } from './records';
import type { IsDrawn } from './unknown-mentions';

/** The input of the command `npm run content`. */
const contentRequest = z.discriminatedUnion('command', [
  z.object({ command: z.literal('import'), folder: z.string(), draft: z.boolean(), by: z.string() }),
  z.object({ command: z.literal('publish'), edition: z.int() }),
  z.object({ command: z.literal('links'), edition: z.int() }),
  z.object({ command: z.literal('undo'), edition: z.nullable(z.int()) }),
  z.object({ command: z.literal('history') }),
]);
export type ContentRequest = z.infer<typeof contentRequest>;

interface EditingShop {
  db: Database;
  files: FileStore;
  now: () => Date;
  /** Origin of the links to drafts. */
  publicOrigin: string;
  /** Signs those links. Null: it is not set, so another process would not accept them. */
  linkKey: string | null;
  isDrawn: IsDrawn;
}

/** The most editions shown in the history. */
const SHOWN = 20;
const states = { draft: 'черновик', live: 'опубликовано', undone: 'отменено' } as const;

/** Day and time in Yekaterinburg: `23 ноября, 09:30`. */
const inWords = (at: Date, now: Date) => formatMoment(shopMoment(at), shopDay(now));

const listOf = ({ changes }: Edition): string =>
  changes.map((one) => `  ${nameOf(one)}${one.after ? '' : ' снято с показа'}`).join('\n');

/** The times at which changes become visible later. */
function laterOf({ changes }: Edition, now: Date): string {
  const lines = changes.flatMap((one) => {
    const wanted = wantedOf(one);
    const at = wanted && startOf(wanted);
    if (!at || at <= now) return [];
    const until = one.nextAfter ? ', до тех пор видна прежняя версия' : '';
    return [`  ${nameOf(one)} появится ${inWords(at, now)}${until}`];
  });
  return lines.length > 0 ? `\n${lines.join('\n')}` : '';
}

function linksOf(edition: Edition, { publicOrigin, linkKey, now }: EditingShop): string {
  if (linkKey === null) throw new Error('Ссылки подписывает LINK_KEY: задайте его, как у магазина');
  const links = edition.changes.map((one, at) => {
    if (!wantedOf(one)) return `  ${nameOf(one)} будет снято с показа`;
    return `  ${nameOf(one)}  ${publicOrigin}/preview/${previewToken({ edition: edition.id, at }, linkKey, now())}/`;
  });
  return `Посмотреть до публикации (ссылки действуют трое суток):\n${links.join('\n')}`;
}

/**
 * Runs a request of the command and returns its output.
 *
 * @throws Error with a message for the editor; then nothing has changed
 */
export async function editContent(asked: unknown, shop: EditingShop): Promise<string> {
  const request = contentRequest.parse(asked);
  const { db, files, now, isDrawn } = shop;
  switch (request.command) {
    case 'import': {
      const { draft, by } = request;
      const facts = await shopFacts(db);
      const folder = await readFolder(request.folder, now(), (name) => facts.has(name));
      const kept = folder.problems.length === 0 ? await keepPictures(db, files, folder.pictures) : [];
      const edition = await inTransaction(db, (tx) =>
        storeFolder(tx, folder, kept, { by, now: now(), draft, isDrawn }),
      );
      if (!edition) return 'Всё это уже есть в магазине, ничего не изменилось';
      if (draft)
        return `Черновик ${edition.id}\n${linksOf(edition, shop)}\nОпубликовать: npm run content -- publish ${edition.id}`;
      return `Правка ${edition.id} опубликована\n${listOf(edition)}${laterOf(edition, now())}`;
    }
    case 'publish': {
      const edition = await inTransaction(db, (tx) => publishDraft(tx, request.edition, now()));
      return `Правка ${edition.id} опубликована\n${listOf(edition)}${laterOf(edition, now())}`;
    }
    case 'links': {
      const edition = await findEdition(db, request.edition);
      if (edition?.state !== 'draft') throw new Error(`Черновика ${request.edition} нет`);
      return linksOf(edition, shop);
    }
    case 'undo': {
      const edition = await inTransaction(db, (tx) => undoEdition(tx, request.edition, now()));
      return `Правка ${edition.id} отменена\n${listOf(edition)}`;
    }
    case 'history': {
      const editions = await lastEditions(db, SHOWN);
      if (editions.length === 0) return 'Правок ещё не было';
      return editions
        .map((one) => `${one.id}  ${inWords(one.at, now())}  ${one.by}  ${states[one.state]}\n${listOf(one)}`)
        .join('\n');
    }
  }
}
