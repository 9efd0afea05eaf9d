import { existsSync } from 'node:fs';
import { localApps } from 'deploy-build/local-apps';
import { shopCommand } from 'deploy-command-line/command';
import { each, oneOf } from 'deploy-command-line/one-of';
import { runCommand } from 'deploy-command-line/run-command';
import { runStages } from './run-stages';
import { lint, quickTests, types, unitTests } from './stages';

/** The projects of jest's configuration. */
const known = [...localApps(), 'contracts', 'deploy', 'api'];

/**
 * `npm run verify`: types, lint, boundaries and unit tests, without those of real releases. `npm run verify -- mf-catalog` tests and
 * lints one app alone; other names are those of jest's projects, `api` too.
 */
const command = shopCommand('verify', 'Проверяет типы, правила и тесты: всего магазина или названных частей.')
  .argument(
    '[части...]',
    known.join(', '),
    each((word) => oneOf(word, known, 'Части')),
  )
  .action((projects: readonly string[] = []) =>
    runStages([
      types,
      lint(...projects.filter((name) => existsSync(name))),
      projects.length > 0 ? unitTests(...projects) : quickTests,
    ]),
  );

await runCommand(command);
