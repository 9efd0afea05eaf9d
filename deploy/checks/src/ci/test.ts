import { shopCommand } from 'deploy-command-line/command';
import { runCommand } from 'deploy-command-line/run-command';
import { differences, KEPT_RESULTS, keep } from '../bench/report/kept-results';
import { watchMachine } from '../bench/report/machine';
import { runStages } from './run-stages';
import { stages } from './stages';

/**
 * `npm test`: everything that continuous integration runs. With `--keep` its durations are added to the stored results,
 * like those of benches.
 */
const command = shopCommand('test', 'Проверяет всё, что проверяет CI.')
  .option('--keep', 'дописать секунды каждой ступени в docs/bench-results.jsonl', false)
  .action((options: { keep: boolean }) => {
    if (!options.keep) return runStages(stages);
    const conditions = watchMachine();
    return runStages(stages, async (times) => {
      const figures = [
        ...times.map(({ name, seconds }) => ({ what: name, value: seconds, unit: 's' })),
        { what: 'the whole run', value: times.reduce((sum, { seconds }) => sum + seconds, 0), unit: 's' },
      ];
      const report = { name: 'test-run', title: 'npm test', conditions: conditions(), figures, notes: [] };
      const last = await keep(KEPT_RESULTS, report);
      return last ? differences(report, last) : [];
    });
  });

await runCommand(command);
