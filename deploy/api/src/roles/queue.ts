import { runCommand } from 'deploy-command-line/run-command';
import { ShopClock } from '../base/time/shop-clock';
import { explainFailure } from '../commands/explain-failure';
import { jobsCommand } from '../commands/jobs-command';
import { FEWEST_CONNECTIONS } from '../db/limits';
import { answerJobs } from '../jobs/answer-jobs';
import { openDatabase } from './open-database';
import { readCommandSettings } from './settings';

/** The role `queue`: shows waiting and failed jobs and starts failed ones again, as `npm run jobs`. */
export function runQueue(migrationsFolder: string): Promise<void> {
  const command = jobsCommand(async (request) => {
    const config = readCommandSettings(process.env);
    const [{ modules }, { queuesOf }] = await Promise.all([import('../modules'), import('../modules/all-of')]);
    const { maintenance: db, close } = await openDatabase(
      { ...config, DATABASE_POOL: FEWEST_CONNECTIONS },
      migrationsFolder,
    );
    return answerJobs(request, { db, now: new ShopClock().now, queues: queuesOf(modules) }).finally(close);
  });
  return runCommand(command, explainFailure);
}
