import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { shopCommand } from 'deploy-command-line/command';
import { print } from 'deploy-command-line/print';
import { runCommand } from 'deploy-command-line/run-command';
import { InvalidArgumentError } from 'deploy-command-line/words';
import { isReachable } from 'deploy-lock/lock-holder';
import { ShopClock } from '../base/time/shop-clock';
import { FolderInUse, folderState } from '../db/lock';
import { askRunningShop } from '../jobs/running-shop';
import type { ContentRequest } from '../modules/content/api';
import { readConfig } from '../start/config';

/** `npm run content`: editors change articles, news, promotions and questions, in a shop that runs or not. */
const command = shopCommand('content', 'Меняет статьи, новости, акции и вопросы; магазин может работать или нет.');

command
  .command('import')
  .description('проверить и опубликовать папку')
  .argument('<папка>')
  .option('--draft', 'сохранить черновик и показать ссылки для просмотра', false)
  .action((folder: string, { draft }: { draft: boolean }) =>
    edit({ command: 'import', folder: resolve(folder), draft, by: userInfo().username }),
  );
command
  .command('publish')
  .description('опубликовать черновик')
  .argument('<номер>', 'номер черновика', numberOf)
  .action((edition: number) => edit({ command: 'publish', edition }));
command
  .command('links')
  .description('новые ссылки на черновик')
  .argument('<номер>', 'номер черновика', numberOf)
  .action((edition: number) => edit({ command: 'links', edition }));
command
  .command('history')
  .description('последние правки')
  .action(() => edit({ command: 'history' }));
command
  .command('undo')
  .description('отменить правку, без номера — последнюю')
  .argument('[номер]', 'номер правки', numberOf)
  .action((edition: number | undefined) => edit({ command: 'undo', edition: edition ?? null }));

function numberOf(word: string): number {
  if (/^[1-9]\d{0,8}$/.test(word)) return Number(word);
  throw new InvalidArgumentError(`${word} — не номер правки`);
}

async function edit(request: ContentRequest): Promise<void> {
  print(await done(request));
}

async function done(request: ContentRequest): Promise<string> {
  const config = readConfig(process.env);
  const folder = join(config.DATA_DIR, 'api');
  const state = config.DATABASE_URL ? null : folderState(folder);
  if (state) {
    // A process in another container or machine cannot be signalled, because its id means another process here.
    if (!state.holder || !isReachable(state.holder)) throw new FolderInUse(folder, state.holder);
    return askRunningShop(folder, state.holder.pid, 'content', request);
  }
  // They take a second to load, which only an edit needs to wait for.
  const { createDatabase } = await import('../db/create-database');
  const { editContent } = await import('../modules/content/api');
  const { maintenance, close } = await createDatabase({ url: config.DATABASE_URL, folder });
  try {
    return await editContent(request, {
      db: maintenance,
      now: new ShopClock().now,
      publicOrigin: config.PUBLIC_ORIGIN,
      linkKey: config.LINK_KEY ?? null,
    });
  } finally {
    await close();
  }
}

await runCommand(command);
