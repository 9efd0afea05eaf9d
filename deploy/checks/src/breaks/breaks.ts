import { shopCommand } from 'deploy-command-line/command';
import { runCommand } from 'deploy-command-line/run-command';
import { InvalidArgumentError } from 'deploy-command-line/words';
import { diffOf, lineOf } from './describe-break';
import { runBreaks, type Verdict } from './run-breaks';
import { sampleOf } from './sample';
import { allBreaks, testsByRow } from './sources';
import { noticedByTypes } from './types';

/** Breaks that are tested by one run of jest. */
const TOGETHER = 20;

const say = (text: string) => process.stdout.write(`${text}\n`);

interface Options {
  readonly count: number;
  readonly seed: number;
  readonly row: readonly string[];
  readonly in: string;
}

/**
 * `npm run breaks -- --count=60 --seed=1`: breaks random places of the product where comments and contracts contain
 * rows of the specification, and runs the unit tests whose titles contain those rows. Prints the breaks that such a
 * test and the types do not detect. `--row=PRD-04` and `--in=mf-catalog` limit the breaks to a row or a folder.
 */
const command = shopCommand(
  'breaks',
  'Ломает магазин на выбор и показывает поломки, которых не заметили ни тесты, ни типы.',
)
  .option('--count <число>', 'сколько поломок', wholeNumber, 60)
  .option('--seed <число>', 'начало выбора', wholeNumber, Date.now() % 1_000_000)
  .option('--row <строки...>', 'строки требований: PRD-04', [])
  .option('--in <папка>', 'где ломать: mf-catalog', '')
  .action(breakBySample);

function wholeNumber(word: string): number {
  if (/^\d{1,9}$/.test(word)) return Number(word);
  throw new InvalidArgumentError(`${word} — не целое число`);
}

async function breakBySample(options: Options): Promise<void> {
  const wanted = allBreaks(testsByRow()).filter(
    ({ rows, file }) =>
      file.startsWith(options.in) && (options.row.length === 0 || rows.some((row) => options.row.includes(row))),
  );
  const sample = sampleOf(wanted, options.count, options.seed);
  say(`${wanted.length} possible breaks, ${sample.length} are tried, seed ${options.seed}`);

  let byTests = 0;
  let byTypes = 0;
  const survivors: Verdict[] = [];
  for (let start = 0; start < sample.length; start += TOGETHER) {
    const verdicts = await runBreaks(sample.slice(start, start + TOGETHER));
    const unnoticed = verdicts.filter(({ failed }) => failed.length === 0);
    const typed = await noticedByTypes(unnoticed.map(({ tried }) => tried));
    byTests += verdicts.length - unnoticed.length;
    byTypes += typed.size;
    const missed = unnoticed.filter(({ tried }) => !typed.has(tried));
    survivors.push(...missed);
    say(`${start + verdicts.length} tried: tests noticed ${byTests}, types ${byTypes}, nobody ${survivors.length}`);
    // Printed at once, because a long run may be interrupted.
    for (const { tried } of missed) say(`  ${tried.rows.join(' ')} ${tried.file}:${lineOf(tried)} ${tried.operator}`);
  }

  for (const [rows, ofRows] of Map.groupBy(survivors, ({ tried }) => tried.rows.join(' '))) {
    say(`\n=== ${rows}`);
    for (const { tried, ran } of ofRows) {
      say(`${tried.file}:${lineOf(tried)} ${tried.operator}\n${diffOf(tried)}`);
      say(`passed: ${[...new Set(ran)].join('; ')}`);
    }
  }
  // A break that does not compile could not happen by mistake, so it is not counted.
  const compiling = sample.length - byTypes;
  const share = ((100 * byTests) / Math.max(compiling, 1)).toFixed(1);
  say(
    `\n${byTests} of ${compiling} breaks noticed (${share} %), ${byTypes} more only by the types, seed ${options.seed}`,
  );
}

await runCommand(command);
