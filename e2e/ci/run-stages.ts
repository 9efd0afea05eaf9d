import { type Results, slowest, summary, unsteadyTests } from './results';
import { runStage, type Stage } from './stage';

const SLOWEST = 10;
const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Runs stages until one fails. Then prints the duration of each, the slowest tests, and a summary of all stages as the last line.
 * Sets the exit code of this process.
 */
export async function runStages(stages: readonly Stage[]): Promise<void> {
  const all: Results[] = [];
  const times: string[] = [];
  for (const stage of stages) {
    const started = performance.now();
    say(`\n=== ${stage.name}`);
    const results = await runStage(stage).catch((error: unknown) => {
      say(String(error));
      return { passed: 0, failed: 1, tests: [], unsteady: [] };
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
  say(`\n=== the ${SLOWEST} slowest tests\n${slowest(all, SLOWEST).join('\n')}\n${unsteadyTests(all)}`);
  say(summary(all));
}
