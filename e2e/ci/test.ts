/** `npm test`: every stage, up to the first that fails. The last line sums up all that ran. */
import { type Counts, summary } from './counts';
import { runStage } from './stage';
import { stages } from './stages';

const all: Counts[] = [];
const say = (line: string) => process.stdout.write(`${line}\n`);

for (const stage of stages) {
  const started = performance.now();
  say(`\n=== ${stage.name}`);
  const counts = await runStage(stage).catch((error: unknown) => {
    say(String(error));
    return { passed: 0, failed: 1 };
  });
  all.push(counts);
  say(`=== ${stage.name}: ${summary([counts])}, ${Math.round((performance.now() - started) / 1000)} s`);
  if (counts.failed > 0) {
    process.exitCode = 1;
    break;
  }
}

say(summary(all));
