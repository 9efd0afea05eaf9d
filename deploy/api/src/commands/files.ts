import { runCommand } from 'deploy-command-line/run-command';
import { explainFailure } from './explain-failure';
import { filesCommand } from './files-command';
import { inShop } from './in-shop';

/** `npm run files`: moves files into the store, and compares it with the database. The shop may run or not. */
const command = filesCommand((request) =>
  inShop({
    task: 'files',
    asked: request,
    async work(db, config) {
      const { answerFiles } = await import('../files/answer-files');
      return answerFiles(request, db, config);
    },
  }),
);

await runCommand(command, explainFailure);
