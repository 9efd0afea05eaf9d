import { runCommand } from 'deploy-command-line/run-command';
import { ShopClock } from '../base/time/shop-clock';
import { answerJobs } from '../jobs/answer-jobs';
import { explainFailure } from './explain-failure';
import { inShop } from './in-shop';
import { jobsCommand } from './jobs-command';

/** `npm run jobs`: shows waiting and failed jobs, and starts failed jobs again. The shop may run or not. */
const command = jobsCommand((request) =>
  inShop({
    task: 'jobs',
    asked: request,
    async work(db) {
      // Loads the whole shop, only for right arguments and if no running shop answers.
      const [{ modules }, { queuesOf }] = await Promise.all([import('../modules'), import('../modules/all-of')]);
      return answerJobs(request, { db, now: new ShopClock().now, queues: queuesOf(modules) });
    },
  }),
);

await runCommand(command, explainFailure);
