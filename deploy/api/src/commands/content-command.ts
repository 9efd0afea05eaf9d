import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { shopCommand } from 'deploy-command-line/command';
import { print } from 'deploy-command-line/print';
import { type Command, InvalidArgumentError } from 'deploy-command-line/words';
import type { ContentRequest } from '../modules/content/api';

/**
 * The command for editors' texts: its arguments.
 *
 * @param answer Does what is asked, and returns the output.
 */
export function contentCommand(answer: (request: ContentRequest) => Promise<string>): Command {
  const edit = async (request: ContentRequest) => print(await answer(request));
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
  return command;
}

function numberOf(word: string): number {
  if (/^[1-9]\d{0,8}$/.test(word)) return Number(word);
  throw new InvalidArgumentError(`${word} — не номер правки`);
}
