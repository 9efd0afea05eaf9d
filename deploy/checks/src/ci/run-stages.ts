import { type Results, slowest, summary, unsteadyTests } from './results';
import { runStage, type Stage } from './stage';

const SLOWEST = 10;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** How long a stage took. */
export interface StageTime {
  readonly name: string;
  readonly seconds: number;
}

/**
 * Runs stages until one fails. Then prints the duration of each, the slowest tests, and a summary of all stages as the
 * last line. Sets the exit code of this process.
 * @param keep called when all stages have passed; its lines are printed before the summary
 */
export async function runStages(
  stages: readonly Stage[],
  keep?: (times: readonly StageTime[]) => Promise<readonly string[]>,
): Promise<void> {
  const all: Results[] = [];
  const times: StageTime[] = [];
  const lines: string[] = [];
  for (const stage of stages) {
    const started = performance.now();
    say(`\n=== ${stage.name}`);
    const results = await runStage(stage).catch((error: unknown) => {
      say(String(error));
      return { passed: 0, failed: 1, tests: [], unsteady: [] };
    });
    all.push(results);
    const seconds = (performance.now() - started) / 1000;
    times.push({ name: stage.name, seconds });
    lines.push(`${seconds.toFixed(1).padStart(7)} s  ${stage.name}: ${summary([results])}`);
    if (results.failed > 0) {
      process.exitCode = 1;
      break;
    }
  }
  say(`\n=== ${process.exitCode ? 'stages, up to the one that failed' : 'stages'}\n${lines.join('\n')}`);
  say(`\n=== the ${SLOWEST} slowest tests\n${slowest(all, SLOWEST).join('\n')}\n${unsteadyTests(all)}`);
  if (keep && !process.exitCode) say((await keep(times)).join('\n'));
  say(summary(all));
}
