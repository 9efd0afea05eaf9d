import { shopCommand } from 'deploy-command-line/command';
import { confirm } from 'deploy-command-line/confirm';
import { print } from 'deploy-command-line/print';
import type { Command } from 'deploy-command-line/words';
import type { FilesRequest } from '../files/answer-files';

/**
 * The command for the store of files: its arguments.
 *
 * @param answer Does what is asked, and returns the output.
 */
export function filesCommand(answer: (request: FilesRequest) => Promise<string>): Command {
  const ask = async (request: FilesRequest) => print(await answer(request));
  const command = shopCommand('files', 'Переносит файлы в хранилище и сверяет его с базой; магазин может работать.');
  command
    .command('move')
    .description('перенести файлы из базы в хранилище; можно прервать и повторить')
    .action(() => ask({ command: 'move' }));
  command
    .command('check')
    .description('сверить базу и хранилище, ничего не меняя')
    .action(() => ask({ command: 'check' }));
  command
    .command('remove-unknown')
    .description('удалить из хранилища файлы, которых база не знает')
    .option('--yes', 'не спрашивать', false)
    .action(async ({ yes }: { yes: boolean }) => {
      const loss = 'Файлы, которых нет в этой базе, будут удалены из хранилища';
      await confirm({ loss, yes, again: 'npm run files -- remove-unknown --yes' });
      await ask({ command: 'remove-unknown' });
    });
  return command;
}
