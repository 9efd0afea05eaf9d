import { existsSync } from 'node:fs';
import { runStages } from './run-stages';
import { lint, quickTests, types, unitTests } from './stages';

/**
 * `npm run verify`: types, lint, boundaries and unit tests, without those of real releases. `npm run verify -- mf-catalog` tests and lints one app alone; other names
 * are those of jest's projects, `api` too.
 */
const projects = process.argv.slice(2);
await runStages([
  types,
  lint(...projects.filter((name) => existsSync(name))),
  projects.length > 0 ? unitTests(...projects) : quickTests,
]);
