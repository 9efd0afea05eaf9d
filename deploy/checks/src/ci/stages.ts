import { temporaryPostgres } from 'e2e/database/temporary-postgres';
import { breakResults, jestResults, playwrightResults } from './results';
import type { Stage } from './stage';

const tests = (name: string, file: string, ...parameters: string[]): Stage => ({
  name,
  command: ['jest', '--json', `--outputFile=test-results/${file}.json`, ...parameters],
  report: { file: `test-results/${file}.json`, read: jestResults },
});

/** The types of these apps, each with its own project, or of everything. */
export const types = (...apps: string[]): Stage[] =>
  apps.length > 0
    ? apps.map((app) => ({ name: `types of ${app}`, command: ['tsc', '-p', app] }))
    : [{ name: 'types', command: ['tsc', '-p', '.'] }];

/** `npm run reference` generates docs/contracts.md and the linter's rules from the code. */
export const reference: Stage = {
  name: 'the page of contracts',
  command: ['tsx', 'deploy/checks/src/reference/write.ts', '--check'],
};

export const lint = (...places: string[]): Stage => ({
  name: 'lint and boundaries',
  command: ['biome', 'ci', '--error-on-warnings', ...places],
});

/** Unused files and exports. `knip.jsonc` lists those that are used in ways that it cannot detect. */
export const unused: Stage = { name: 'unused files and exports', command: ['knip', '--no-progress'] };

/**
 * One more than the two processors of continuous integration, because these tests wait for timers, answers and child
 * processes: 14 s of processor time in 23 s of one process for the tests of an area. Those of the back end keep two
 * processes busy: they hash passwords and query.
 */
const THREE_AT_ONCE = '--maxWorkers=3';

/** The tests of these jest projects. By default all projects that need no database. */
export const unitTests = (...projects: string[]): Stage =>
  tests(
    'unit tests',
    'unit',
    THREE_AT_ONCE,
    ...(projects.length > 0 ? ['--selectProjects', ...projects] : ['--ignoreProjects=api']),
  );

/** The same without the tests of the release command, which makes real releases: 30 s of 260 s of two processes. */
export const quickTests: Stage = tests(
  'unit tests',
  'unit',
  THREE_AT_ONCE,
  '--ignoreProjects=api',
  '--testPathPatterns=^((?!deploy/build/src/cli/release).)*$',
);

/**
 * The unit tests that import files changed since a commit. jest can choose them only without a path pattern. The
 * boundaries' tests read files instead of importing them, so they always run.
 */
export const testsOfChanges = (since: string): Stage[] => [
  tests(
    `unit tests of what has changed since ${since.slice(0, 8)}`,
    'unit',
    '--ignoreProjects=api',
    '--passWithNoTests',
    `--changedSince=${since}`,
  ),
  tests(
    'tests of the boundaries',
    'boundaries',
    '--selectProjects=deploy',
    '--testPathPatterns=/deploy/checks/src/boundaries/',
  ),
];

/**
 * All tests of the back end run on PostgreSQL. On PGlite only those run whose result may differ: the drivers,
 * migrations and seed, an abrupt stop, concurrency on its single connection, and our own SQL. The database does not
 * affect whether a workspace is installed. In addition, every journey runs on PGlite.
 */
const ON_PGLITE = [
  'deploy/api/src/(db|seed(?!/without-demo)|modules/places)/|reset-data|create-admin|killed',
  'races|contention|every-operation|modules/order/placing/guest-orders|payment/payment\\.test|people/(sessions|merge-at-sign-in)',
  'catalogue/(catalogue-in-memory|large-change|products)|basket/(basket|promocodes)',
];

/** All checks, the fastest first. */
export const stages: readonly Stage[] = [
  ...types(),
  lint(),
  unused,
  reference,
  { name: 'packages for the tests', command: ['tsx', 'e2e/database/install-for-tests.ts'] },
  unitTests(),
  {
    name: 'breaks that the tests must notice',
    command: ['tsx', 'deploy/checks/src/breaks/check-stored.ts'],
    report: { file: 'test-results/breaks.json', read: breakResults },
  },
  {
    ...tests('the back end on PostgreSQL', 'postgres', '--selectProjects=api'),
    prepare: async () => {
      const { url, stop } = await temporaryPostgres();
      return { env: { DATABASE_URL: url }, stop };
    },
  },
  tests('the back end on PGlite', 'pglite', '--selectProjects=api', `--testPathPatterns=${ON_PGLITE.join('|')}`),
  { name: 'a browser for the journeys', command: ['tsx', 'e2e/browser/install-chromium.ts'] },
  {
    name: 'components of the design system',
    command: ['playwright', 'test', '--config=e2e/gallery'],
    report: { file: 'test-results/pictures.json', read: playwrightResults },
  },
  { name: 'a second browser for the smoke', command: ['tsx', 'e2e/browser/install-firefox.ts'] },
  {
    name: 'journeys',
    command: ['playwright', 'test'],
    report: { file: 'test-results/journeys.json', read: playwrightResults },
  },
];
