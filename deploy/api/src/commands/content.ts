import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { shopCommand } from 'deploy-command-line/command';
import { print } from 'deploy-command-line/print';
import { runCommand } from 'deploy-command-line/run-command';
import { InvalidArgumentError } from 'deploy-command-line/words';
import { ShopClock } from '../base/time/shop-clock';
import type { ContentRequest } from '../modules/content/api';
import { isDrawn } from '../seed/drawn-pictures';
import { explainFailure, inShop } from './in-shop';

/** `npm run content`: editors change articles, news, promotions and questions. The shop may run or not. */
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
  print(
    await inShop({
      task: 'content',
      asked: request,
      async work(db, config) {
        // Loading it takes a second, so wrong arguments are refused before.
        const { editContent } = await import('../modules/content/api');
        return editContent(request, {
          db,
          now: new ShopClock().now,
          publicOrigin: config.PUBLIC_ORIGIN,
          linkKey: config.LINK_KEY ?? null,
          isDrawn,
        });
      },
    }),
  );
}

await runCommand(command, explainFailure);
