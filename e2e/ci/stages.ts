import { temporaryPostgres } from '../database/temporary-postgres';
import { jestResults, playwrightResults } from './results';
import type { Stage } from './stage';

const unit = (name: string, file: string, ...parameters: string[]): Stage => ({
  name,
  command: ['jest', '--json', `--outputFile=${file}`, ...parameters],
  report: { file, read: jestResults },
});

/** Everything that must hold, the cheapest first. */
export const stages: readonly Stage[] = [
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'lint and boundaries', command: ['biome', 'ci', '--error-on-warnings'] },
  unit('unit tests', 'test-results/unit.json'),
  {
    ...unit(
      'the back end on PostgreSQL',
      'test-results/postgres.json',
      '--selectProjects=deploy',
      '--testPathPatterns=deploy/api/|e2e/hostile/',
    ),
    prepare: async () => {
      const { url, stop } = await temporaryPostgres();
      return { env: { DATABASE_URL: url }, stop };
    },
  },
  { name: 'a browser for the journeys', command: ['tsx', 'e2e/browser/install-chromium.ts'] },
  {
    name: 'journeys',
    command: ['playwright', 'test'],
    report: { file: 'test-results/journeys.json', read: playwrightResults },
  },
];
