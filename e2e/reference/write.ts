import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shopCommand } from 'deploy-command-line/command';
import { print } from 'deploy-command-line/print';
import { runCommand } from 'deploy-command-line/run-command';
import { lintRules } from '../boundaries/lint-rules';
import { contractsPage } from './contracts-page';

const root = join(import.meta.dirname, '../..');

/** The files that are made of code. */
const made = {
  'docs/contracts.md': contractsPage,
  'biome.boundaries.json': lintRules,
};

/**
 * `npm run reference`: generates docs/contracts.md from the contracts, and the linter's rules from the table of who may import whom. With
 * `--check` it only says which of them is not what the code makes.
 */
const command = shopCommand(
  'reference',
  'Составляет docs/contracts.md по коду договоров и правила импорта по их таблице.',
)
  .option('--check', 'только сказать, что отстало', false)
  .action(async ({ check }: { readonly check: boolean }) => {
    for (const [name, make] of Object.entries(made)) {
      const [file, text] = [join(root, name), await make()];
      if (!check) await writeFile(file, text);
      else if ((await readFile(file, 'utf8')) !== text) {
        print(`Файл ${name} отстал от кода. Составьте его снова: npm run reference`);
        process.exitCode = 1;
      }
    }
  });

await runCommand(command);
