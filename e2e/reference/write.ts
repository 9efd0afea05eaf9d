import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shopCommand } from 'deploy-command-line/command';
import { runCommand } from 'deploy-command-line/run-command';
import { contractsPage } from './contracts-page';

const file = join(import.meta.dirname, '../../docs/contracts.md');

/** `npm run reference`: generates docs/contracts.md; with `--check` says whether it is up to date. */
const command = shopCommand('reference', 'Составляет docs/contracts.md по коду договоров.')
  .option('--check', 'только проверить, не отстала ли она', false)
  .action(async ({ check }: { check: boolean }) => {
    const page = await contractsPage();
    if (!check) return writeFile(file, page);
    if ((await readFile(file, 'utf8')) === page) return;
    process.stderr.write('docs/contracts.md отстаёт от кода договоров: npm run reference\n');
    process.exitCode = 1;
  });

await runCommand(command);
