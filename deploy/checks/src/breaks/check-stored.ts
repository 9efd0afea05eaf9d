import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { diffOf } from './describe-break';
import { runBreaks } from './run-breaks';
import { read, root, testsByRow } from './sources';
import { locateInCheckout, storedBreak } from './stored';

/**
 * `tsx deploy/checks/src/breaks/check-stored.ts`: a unit test with the row in its title must detect every stored break.
 */
const stored = z.array(storedBreak).parse(JSON.parse(read('deploy/checks/src/breaks/stored.json')));
const tests = testsByRow(stored.map(({ row }) => row));
const verdicts = await runBreaks(stored.map((one) => locateInCheckout(one, tests)));
for (const { tried, failed } of verdicts) {
  if (failed.length === 0) process.stdout.write(`Not noticed, ${tried.rows}: ${tried.file}\n${diffOf(tried)}\n`);
}
const missed = verdicts.filter(({ failed }) => failed.length === 0).length;
mkdirSync(join(root, 'test-results'), { recursive: true });
writeFileSync(join(root, 'test-results/breaks.json'), JSON.stringify({ noticed: verdicts.length - missed, missed }));
process.stdout.write(`${verdicts.length - missed} of ${verdicts.length} stored breaks noticed\n`);
process.exitCode = missed > 0 ? 1 : 0;
