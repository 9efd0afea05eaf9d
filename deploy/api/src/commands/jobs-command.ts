import { shopCommand } from 'deploy-command-line/command';
import { each, oneOf } from 'deploy-command-line/one-of';
import { print } from 'deploy-command-line/print';
import { type Command, InvalidArgumentError } from 'deploy-command-line/words';
import type { JobsRequest } from '../jobs/answer-jobs';

/**
 * The command for waiting and failed jobs: its arguments.
 *
 * @param answer Does what is asked, and returns the output.
 */
export function jobsCommand(answer: (request: JobsRequest) => Promise<string>): Command {
  const ask = async (request: JobsRequest) => print(await answer(request));
  const command = shopCommand(
    'jobs',
    'Показывает работу, которая ждёт или не удалась, и начинает её снова; магазин может работать или нет.',
  )
    .argument('[команда]', 'без неё — только показать', (word) => oneOf(word, ['failed', 'retry'], 'Команды'))
    .action(() => ask({ command: 'figures' }));
  command
    .command('failed')
    .description('что не удалось и почему')
    .action(() => ask({ command: 'failed' }));
  command
    .command('retry')
    .description('начать снова то, что не удалось')
    .argument('[номера...]', 'номера из failed', each(numberOf))
    .option('--all', 'всё, что не удалось', false)
    .action((ids: number[], { all }: { all: boolean }) => {
      if (all === ids.length > 0) throw new Error('Укажите номера из npm run jobs -- failed или --all');
      return ask({ command: 'retry', ids: all ? null : ids });
    });
  return command;
}

function numberOf(word: string): number {
  if (/^[1-9]\d{0,8}$/.test(word)) return Number(word);
  throw new InvalidArgumentError(`${word} — не номер работы`);
}
