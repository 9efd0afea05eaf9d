import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shopCommand } from 'deploy-command-line/command';
import { print } from 'deploy-command-line/print';
import { runCommand } from 'deploy-command-line/run-command';
import { contractsPage } from './contracts-page';

const file = join(import.meta.dirname, '../../docs/contracts.md');

/** `npm run reference`: generates docs/contracts.md. With `--check` it only says whether the page is what the code makes. */
const command = shopCommand('reference', 'Составляет docs/contracts.md по коду договоров.')
  .option('--check', 'только сказать, отстала ли страница', false)
  .action(async ({ check }: { readonly check: boolean }) => {
    const page = await contractsPage();
    if (!check) return writeFile(file, page);
    if ((await readFile(file, 'utf8')) === page) return;
    print('docs/contracts.md отстала от кода договоров. Составьте её снова: npm run reference');
    process.exitCode = 1;
  });

await runCommand(command);
