import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { type Row, rows } from '../imports/who-sees-whom';
import { projectRules } from './project-rules';

const root = join(import.meta.dirname, '../../../../..');
const { workspaces } = z
  .object({ workspaces: z.array(z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

/** A module with all its submodules. */
const whole = (module: string) => (module.endsWith('*') ? [module] : [module, `${module}/**`]);

/** The names of our packages. */
const ours = ['@zapovednik', 'shell', 'mf-*', 'deploy-*', 'e2e'].flatMap((name) => [name, `${name}/**`]);

/** The same modules as exceptions of a refusal, and exceptions as refused. */
const except = (modules: readonly string[]) =>
  modules.map((module) => (module.startsWith('!') ? module.slice(1) : `!${module}`));

const others = workspaces.filter((folder) => !folder.includes('*') && !folder.startsWith('shared-contracts/'));

/** For every row: a relative path out of the package would avoid all other rules. */
const outside = {
  group: [
    '../**/{mf-*,shared-contracts,node_modules}/**',
    '../**/{rules,api,platform,ui,areas,testing}/src/**',
    `../**/{${others.map((it) => basename(it))}}/src/**`,
  ],
  message: 'A relative import stays inside its package: import another package by its name, or not at all.',
};

function ruleOf({ files, sees, onlyThese = false, relative = ['./**', '../**'], never = [], says }: Row) {
  const refused = onlyThese ? ['**', ...except(relative)] : ours;
  const patterns = [
    ...never.map(({ modules, says: message }) => ({ group: modules.flatMap(whole), message })),
    { group: [...refused, ...except(sees)], message: says },
    outside,
  ];
  return {
    includes: files,
    linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } } },
  };
}

/** The file biome.boundaries.json: one rule for each row of the table, and the project's own rules. */
export const lintRules = (): string =>
  `${JSON.stringify(
    {
      $schema: './node_modules/@biomejs/biome/configuration_schema.json',
      root: false,
      overrides: [...rows.map(ruleOf), ...projectRules],
    },
    null,
    2,
  )}\n`;
