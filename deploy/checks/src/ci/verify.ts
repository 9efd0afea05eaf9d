import { existsSync } from 'node:fs';
import { localApps } from 'deploy-build/local-apps';
import { shopCommand } from 'deploy-command-line/command';
import { each, oneOf } from 'deploy-command-line/one-of';
import { runCommand } from 'deploy-command-line/run-command';
import { leftMainLine } from './main-line';
import { runStages } from './run-stages';
import { lint, quickTests, reference, testsOfChanges, types, unitTests, unused } from './stages';

/** The projects of jest's configuration. */
const known = [...localApps(), 'contracts', 'deploy', 'api'];
const isApp = (name: string) => localApps().some((app) => app === name);

/**
 * `npm run verify`: types, lint, boundaries, unused files and exports, the page of contracts, and the unit tests that
 * changes since the main branch may break; with `--all` all unit tests except those of real releases. `npm run verify
 * -- mf-catalog` checks one app. Other names are jest projects, `api` too; they have no types project of their own.
 */
const command = shopCommand(
  'verify',
  'Проверяет типы, правила и тесты: того, что изменилось после основной ветки, или названных частей.',
)
  .argument(
    '[части...]',
    known.join(', '),
    each((word) => oneOf(word, known, 'Части')),
  )
  .option('--all', 'тесты всего магазина, а не только изменённого', false)
  .action((projects: readonly string[] = [], { all }: { all: boolean }) => {
    const since = all ? null : leftMainLine();
    const ofShop = since ? testsOfChanges(since) : [quickTests];
    return runStages([
      ...types(...(projects.every(isApp) ? projects : [])),
      lint(...projects.filter((name) => existsSync(name))),
      unused,
      reference,
      ...(projects.length > 0 ? [unitTests(...projects)] : ofShop),
    ]);
  });

await runCommand(command);
