/** `npm test`: every stage, up to the first that fails. Then the seconds of each stage, the slowest tests, and what all summed up to. */
import { type Results, slowest, summary } from './results';
import { runStage } from './stage';
import { stages } from './stages';

const SLOWEST = 10;
const all: Results[] = [];
const times: string[] = [];
const say = (line: string) => process.stdout.write(`${line}\n`);

for (const stage of stages) {
  const started = performance.now();
  say(`\n=== ${stage.name}`);
  const results = await runStage(stage).catch((error: unknown) => {
    say(String(error));
    return { passed: 0, failed: 1, tests: [] };
  });
  all.push(results);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  times.push(`${seconds.padStart(7)} s  ${stage.name}: ${summary([results])}`);
  if (results.failed > 0) {
    process.exitCode = 1;
    break;
  }
}

say(`\n=== ${process.exitCode ? 'stages, up to the one that failed' : 'stages'}\n${times.join('\n')}`);
say(`\n=== the ${SLOWEST} slowest tests\n${slowest(all, SLOWEST).join('\n')}\n`);
say(summary(all));
