import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shopCommand } from 'deploy-command-line/command';
import { print } from 'deploy-command-line/print';
import { runCommand } from 'deploy-command-line/run-command';
import { lintRules } from '../boundaries/lint-rules';
import { contractsPage } from './contracts-page';
import { modulesPart } from './modules-part';

const root = join(import.meta.dirname, '../..');

/** What the sources say, as it should be: documents, and the linter's rules by the table of who may import whom. */
const documents: Readonly<Record<string, (now: string) => string | Promise<string>>> = {
  'docs/contracts.md': contractsPage,
  'biome.boundaries.json': lintRules,
  'deploy/api/README.md': (now) => replacePart(now, 'modules', modulesPart()),
};

/** Replaces what is between `<!-- name -->` and `<!-- /name -->`. */
function replacePart(document: string, name: string, part: string): string {
  const [before, rest = ''] = document.split(`<!-- ${name} -->\n`);
  const [, after = ''] = rest.split(`<!-- /${name} -->\n`);
  return `${before}<!-- ${name} -->\n${part}<!-- /${name} -->\n${after}`;
}

/** `npm run reference`: writes what the sources say into these files. With `--check` it only says which of them are behind. */
const command = shopCommand(
  'reference',
  'Составляет по коду docs/contracts.md, список модулей сервера данных и правила импорта.',
)
  .option('--check', 'только сказать, что отстало', false)
  .action(async ({ check }: { readonly check: boolean }) => {
    for (const [file, write] of Object.entries(documents)) {
      const now = await readFile(join(root, file), 'utf8');
      const page = await write(now);
      if (page === now) continue;
      if (!check) {
        await writeFile(join(root, file), page);
        continue;
      }
      print(`${file} отстаёт от кода. Составьте заново: npm run reference`);
      process.exitCode = 1;
    }
  });

await runCommand(command);
