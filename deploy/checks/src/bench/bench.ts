import { join } from 'node:path';
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
  .addHelpText(
    'after',
    '\nНа тихой машине interaction идёт около трёх минут, next-page — около двух; запуск магазина — ещё минута.',
  )
  .option('--large', 'каталог из 100 000 товаров', false)
  .option('--only <части...>', 'части замера kills; весь он идёт около десяти минут', [])
  .action(async (wanted: readonly string[] = known, { large, only }: { large: boolean; only: readonly string[] }) => {
    const shop = sharedShop(join(results, 'shop.log'));
    try {
      for (const [name, load] of Object.entries(benches)) {
        if (!wanted.includes(name)) continue;
        say(`\n=== ${name}`);
        await measure(name, load, { shop: shop.get, results, large, only, say }).catch((error: unknown) => {
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
