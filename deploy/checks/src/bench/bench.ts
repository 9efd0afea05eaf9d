import { join } from 'node:path';
import { atLeastOne } from 'deploy-command-line/at-least-one';
import { shopCommand } from 'deploy-command-line/command';
import { each, oneOf } from 'deploy-command-line/one-of';
import { runCommand } from 'deploy-command-line/run-command';
import { benches } from './benches';
import type { Bench, BenchContext } from './report/bench-kind';
import { differences, KEPT_RESULTS, keep } from './report/kept-results';
import { watchMachine } from './report/machine';
import { readable, writeReport } from './report/report';
import { sharedShop } from './shared-shop';

const results = join(import.meta.dirname, '../../../../bench-results');
const say = (line: string) => void process.stdout.write(`${line}\n`);
const known = Object.keys(benches);

/** Without names. What takes an hour, or memory that a laptop may not have, is asked for. */
const usual = known.filter((name) => name !== 'hour' && name !== 'million');

type Options = Pick<BenchContext, 'large' | 'only' | 'minutes'>;

/** How long the benches take on a quiet machine. */
const LENGTHS = [
  'На тихой машине interaction идёт около трёх минут, next-page — около двух; запуск магазина — ещё минута.',
  'capacity идёт около двенадцати минут, orders-growth — около пяти (с --large — одиннадцати): они сами запускают PostgreSQL.',
  'hour идёт час или --minutes, million — около пяти минут, ему нужно 10 ГБ памяти; оба только если названы.',
].join('\n');

/**
 * `npm run bench [-- <name> … [--large]]`: measures the composed shop in production mode and compares it with its
 * targets.
 */
const command = shopCommand('bench', 'Измеряет собранный магазин: всё или названное.')
  .argument(
    '[замеры...]',
    known.join(', '),
    each((word) => oneOf(word, known, 'Замера')),
  )
  .addHelpText('after', `\n${LENGTHS}`)
  .option('--large', 'каталог из 100 000 товаров, миллион заказов', false)
  .option('--minutes <число>', 'сколько идёт hour', atLeastOne, 60)
  .option('--only <части...>', 'части замера kills; весь он идёт около десяти минут', [])
  .action(async (wanted: readonly string[] = usual, options: Options) => {
    const shop = sharedShop(join(results, 'shop.log'));
    try {
      for (const [name, load] of Object.entries(benches)) {
        if (!wanted.includes(name)) continue;
        say(`\n=== ${name}`);
        await measure(name, load, { shop: shop.get, results, say, ...options }).catch((error: unknown) => {
          process.exitCode = 1;
          say(`${name} gave no figures: ${error instanceof Error ? error.stack : error}`);
        });
      }
    } finally {
      await shop.stop();
    }
  });

async function measure(name: string, load: () => Promise<Bench>, context: BenchContext): Promise<void> {
  const { title, run } = await load();
  const conditions = watchMachine();
  const { figures, notes = [] } = await run(context);
  const report = { name, title, conditions: conditions(), figures, notes };
  await writeReport(results, report);
  say(`\n${readable(report)}`);
  const last = await keep(KEPT_RESULTS, report);
  if (last) say(differences(report, last).join('\n'));
}

await runCommand(command);
