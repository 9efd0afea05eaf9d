import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isReachable } from 'deploy-lock/lock-holder';
import { readConfig } from './config';
import { type ContentRequest, editContent } from './content/editing/edit-content';
import { createDatabase } from './db/create-database';
import { FolderInUse, folderState } from './db/lock';
import { askRunningShop } from './running-shop';

const USAGE = `npm run content -- import ПАПКА           проверить и опубликовать папку
npm run content -- import ПАПКА --draft   сохранить черновик и показать ссылки для просмотра
npm run content -- publish НОМЕР          опубликовать черновик
npm run content -- links НОМЕР            новые ссылки на черновик
npm run content -- history                последние правки
npm run content -- undo [НОМЕР]           отменить правку, без номера — последнюю`;

/** The request of the command line. @throws Error with the usage */
function readRequest(): ContentRequest {
  const { values, positionals } = parseArgs({ options: { draft: { type: 'boolean' } }, allowPositionals: true });
  const [command, given, ...more] = positionals;
  const number = given !== undefined && /^[1-9]\d{0,8}$/.test(given) ? Number(given) : null;
  if (more.length === 0) {
    if (command === 'import' && given) {
      return { command, folder: resolve(given), draft: values.draft ?? false, by: userInfo().username };
    }
    if ((command === 'publish' || command === 'links') && number) return { command, edition: number };
    if (command === 'undo' && (number || given === undefined)) return { command, edition: number };
    if (command === 'history' && given === undefined) return { command };
  }
  throw new Error(USAGE);
}

/** `npm run content`: editors change articles, news, promotions and questions, in a shop that runs or not. */
async function run(): Promise<string> {
  const request = readRequest();
  const config = readConfig(process.env);
  const folder = join(config.DATA_DIR, 'api');
  const state = config.DATABASE_URL ? null : folderState(folder);
  if (state) {
    // A process in another container or machine cannot be signalled, because its id means another process here.
    if (!state.holder || !isReachable(state.holder)) throw new FolderInUse(folder, state.holder);
    return askRunningShop(folder, state.holder.pid, 'content', request);
  }
  const { maintenance, close } = await createDatabase({ url: config.DATABASE_URL, folder });
  try {
    return await editContent(request, {
      db: maintenance,
      now: () => new Date(),
      publicOrigin: config.PUBLIC_ORIGIN,
      linkKey: config.ORDER_LINK_KEY ?? null,
    });
  } finally {
    await close();
  }
}

run().then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  },
);
