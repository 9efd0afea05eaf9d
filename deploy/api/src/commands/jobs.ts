import { shopCommand } from 'deploy-command-line/command';
import { each, oneOf } from 'deploy-command-line/one-of';
import { print } from 'deploy-command-line/print';
import { runCommand } from 'deploy-command-line/run-command';
import { InvalidArgumentError } from 'deploy-command-line/words';
import { ShopClock } from '../base/time/shop-clock';
import { answerJobs, type JobsRequest } from '../jobs/answer-jobs';
import { explainFailure } from './explain-failure';
import { inShop } from './in-shop';

/** `npm run jobs`: shows waiting and failed jobs, and starts failed jobs again. The shop may run or not. */
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

function numberOf(word: string): number {
  if (/^[1-9]\d{0,8}$/.test(word)) return Number(word);
  throw new InvalidArgumentError(`${word} — не номер работы`);
}

async function ask(request: JobsRequest): Promise<void> {
  const now = new ShopClock().now;
  print(
    await inShop({
      task: 'jobs',
      asked: request,
      async work(db) {
        // Loads the whole shop, only for right arguments and if no running shop answers.
        const [{ modules }, { queuesOf }] = await Promise.all([import('../modules'), import('../modules/all-of')]);
        return answerJobs(request, { db, now, queues: queuesOf(modules) });
      },
    }),
  );
}

await runCommand(command, explainFailure);
