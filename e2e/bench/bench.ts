/** `npm run bench [-- <name> … [--large]]`: measures the composed shop in production mode against its targets. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benches } from './benches';
import { watchMachine } from './report/machine';
import { readable, writeReport } from './report/report';
import { sharedShop } from './shared-shop';

const results = join(import.meta.dirname, '../../bench-results');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { large: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((name) => !benches.some((bench) => bench.name === name));
if (unknown.length > 0) {
  process.stderr.write(`No bench ${unknown.join(', ')}. There are: ${benches.map(({ name }) => name).join(', ')}\n`);
  process.exit(1);
}

const say = (line: string) => void process.stdout.write(`${line}\n`);
const shop = sharedShop(join(results, 'shop.log'));
try {
  for (const bench of benches) {
    if (positionals.length > 0 && !positionals.includes(bench.name)) continue;
    say(`\n=== ${bench.name}`);
    try {
      await measure(bench);
    } catch (error) {
      process.exitCode = 1;
      say(`${bench.name} gave no figures: ${error instanceof Error ? error.stack : error}`);
    }
  }
} finally {
  await shop.stop();
}

async function measure({ name, title, run }: (typeof benches)[number]): Promise<void> {
  const conditions = watchMachine();
  const { figures, notes = [] } = await run({ shop: shop.get, results, large: values.large, say });
  const report = { name, title, conditions: conditions(), figures, notes };
  await writeReport(results, report);
  say(`\n${readable(report)}`);
}
