import { localApps } from 'deploy-build/local-apps';
import { shopCommand } from 'deploy-command-line/command';
import { each, oneOf } from 'deploy-command-line/one-of';
import { runCommand } from 'deploy-command-line/run-command';
import { runStages } from './run-stages';
import { contractsPage, lint, quickTests, types, typesOf, unitTests } from './stages';

/** The projects of jest's configuration. */
const apps: readonly string[] = localApps();
const known = [...apps, 'contracts', 'deploy', 'api'];
const isApp = (name: string) => apps.includes(name);

/**
 * `npm run verify`: types, lint, boundaries and unit tests, without those of real releases. `npm run verify -- mf-catalog` checks one app
 * alone; other names are those of jest's projects, `api` too.
 */
const command = shopCommand('verify', 'Проверяет типы, правила и тесты: всего магазина или названных частей.')
  .argument(
    '[части...]',
    known.join(', '),
    each((word) => oneOf(word, known, 'Части')),
  )
  .action((projects: readonly string[] = []) =>
    runStages([
      ...(projects.length > 0 && projects.every(isApp) ? projects.map(typesOf) : [types]),
      ...(projects.length > 0 ? [contractsPage] : []),
      lint(...projects.filter(isApp)),
      projects.length > 0 ? unitTests(...projects) : quickTests,
    ]),
  );

await runCommand(command);
