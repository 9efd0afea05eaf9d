import { shopCommand } from 'deploy-command-line/command';
import { runCommand } from 'deploy-command-line/run-command';
import { runStages } from './run-stages';
import { stages } from './stages';

/** `npm test`: everything that continuous integration runs. */
const command = shopCommand('test', 'Проверяет всё, что проверяет CI.').action(() => runStages(stages));

await runCommand(command);
