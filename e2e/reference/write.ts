import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shopCommand } from 'deploy-command-line/command';
import { runCommand } from 'deploy-command-line/run-command';
import { contractsPage } from './contracts-page';

/** `npm run reference`: generates docs/contracts.md. */
const command = shopCommand('reference', 'Составляет docs/contracts.md по коду договоров.').action(async () =>
  writeFile(join(import.meta.dirname, '../../docs/contracts.md'), await contractsPage()),
);

await runCommand(command);
