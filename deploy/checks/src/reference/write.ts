import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shopCommand } from 'deploy-command-line/command';
import { print } from 'deploy-command-line/print';
import { runCommand } from 'deploy-command-line/run-command';

const root = join(import.meta.dirname, '../../../..');

/**
 * The generated files, and files with a generated part. Their generators load all contracts, so they are imported only
 * when needed.
 */
const made: Readonly<Record<string, (now: string) => Promise<string>>> = {
  'docs/contracts.md': async () => (await import('./contracts-page')).contractsPage(),
  'biome.boundaries.json': async () => (await import('../boundaries/lint/lint-rules')).lintRules(),
  'deploy/api/src/modules/content/editing/page-paths.ts': async () => (await import('./page-paths')).pagePaths(),
  'deploy/api/README.md': async (now) => replacePart(now, 'modules', (await import('./modules-part')).modulesPart()),
  'docs/security.md': async (now) =>
    replacePart(now, 'personal data', (await import('./personal-data-part')).personalDataPart()),
  ...Object.fromEntries(
    ['catalog', 'checkout', 'cabinet', 'services', 'content'].map((owner) => [
      `mf-${owner}/README.md`,
      async (now: string) => replacePart(now, 'contracts', (await import('./entries-part')).entriesPart(owner)),
    ]),
  ),
};

/** Replaces the text between `<!-- name -->` and `<!-- /name -->`. */
function replacePart(document: string, name: string, part: string): string {
  const [before, rest = ''] = document.split(`<!-- ${name} -->\n`);
  const [, after = ''] = rest.split(`<!-- /${name} -->\n`);
  return `${before}<!-- ${name} -->\n${part}<!-- /${name} -->\n${after}`;
}

/**
 * `npm run reference`: generates docs/contracts.md from the contracts, the linter's rules from the import rules, the
 * list of modules in the back end's README, the stored personal data in docs/security.md, and the allowed imports in
 * each area's README. With `--check` it only lists the outdated files.
 */
const command = shopCommand(
  'reference',
  'Составляет docs/contracts.md по коду договоров, правила импорта по их таблице, список модулей сервера данных что они хранят о людях и что может брать каждая часть.',
)
  .option('--check', 'только сказать, что отстало', false)
  .action(async ({ check }: { readonly check: boolean }) => {
    for (const [name, make] of Object.entries(made)) {
      const file = join(root, name);
      const now = await readFile(file, 'utf8');
      const text = await make(now);
      if (text === now) continue;
      if (!check) await writeFile(file, text);
      else {
        print(`Файл ${name} отстал от кода. Составьте его снова: npm run reference`);
        process.exitCode = 1;
      }
    }
  });

await runCommand(command);
