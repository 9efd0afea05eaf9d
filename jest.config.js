/**
 * The unit tests of every workspace, one project each, so that a team runs its own: `npm run verify -- mf-catalog`. The back end has
 * one of its own, since it runs on two databases.
 * Sources are transformed by swc into CommonJS, as jest's module registry needs.
 */

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Packages that jest cannot load as they are: ES modules only, or (PGlite) with an `import()` of Node's own modules. */
const transformed = [
  'nanostores',
  '@nanostores/react',
  'cookie',
  'content-disposition',
  'tinypool',
  'file-type',
  '@tokenizer/inflate',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@borewit/text-codec',
  '@tokenizer/token',
  '@electric-sql/pglite',
  '@redocly/openapi-core',
  '@redocly/config',
  'colorette',
  'jsonpath-rfc9535',
  'yet-another-react-lightbox',
];

const swc = [
  '@swc/jest',
  {
    jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

const testing = '<rootDir>/shared-contracts/testing/src/jest';

/** What a build writes into a file of its own. */
const names = { '\\.css$': `${testing}/class-names.ts`, '\\.svg$|\\?url$': `${testing}/file-url.ts` };

/** @type {import('jest').Config} */
const everywhere = {
  rootDir: import.meta.dirname,
  transform: { '\\.[cm]?[jt]sx?$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(.*/node_modules/)?(${transformed.join('|')})/)`, '\\.pnp\\.[^\\/]+$'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.data/'],
  modulePathIgnorePatterns: ['<rootDir>/\\.data/', '/dist/'],
  restoreMocks: true,
};

/** @param {string} displayName @param {string} folder @returns {import('jest').Config} */
const front = (displayName, folder = displayName) => ({
  ...everywhere,
  displayName,
  testMatch: [`<rootDir>/${folder}/**/*.test.{ts,tsx}`],
  runtime: `${testing}/kept-packages.ts`,
  testEnvironment: `${testing}/kept-page.ts`,
  moduleNameMapper: names,
  setupFilesAfterEnv: [`${testing}/fail-on-console.ts`, `${testing}/browser.ts`],
});

/**
 * Test files in one process share the modules that they import, and the globals of those.
 * @param {string} displayName @param {{ testMatch: string[], ignored?: string[] }} files @returns {import('jest').Config}
 */
const back = (displayName, { testMatch, ignored = [] }) => ({
  ...everywhere,
  displayName,
  testMatch,
  testPathIgnorePatterns: [...everywhere.testPathIgnorePatterns, ...ignored],
  runtime: `${testing}/kept-modules.ts`,
  testEnvironment: `${testing}/kept-environment.ts`,
  moduleNameMapper: names,
  setupFilesAfterEnv: [`${testing}/fail-on-console.ts`],
});

/** The areas: folders with an `area.json`. */
const areas = readdirSync(import.meta.dirname).filter(
  (name) => name.startsWith('mf-') && existsSync(join(import.meta.dirname, name, 'area.json')),
);

/** @type {import('jest').Config} */
export default {
  maxWorkers: 2,
  // A page is compiled while its first test waits for it, on a machine that may be busy. Jest takes this for all projects only.
  testTimeout: 20_000,
  projects: [
    front('contracts', 'shared-contracts'),
    front('shell'),
    ...areas.map((area) => front(area)),
    back('deploy', {
      testMatch: ['<rootDir>/deploy/**/*.test.{ts,tsx}', '<rootDir>/e2e/**/*.test.ts'],
      // The template of an area is tested as the area that is made of it.
      ignored: ['/deploy/(api|demo-data)/', '/e2e/(hostile|basket|database)/', '/new-area/template/'],
    }),
    back('api', {
      testMatch: ['deploy/{api,demo-data}', 'e2e/{hostile,basket,database}'].map(
        (folder) => `<rootDir>/${folder}/**/*.test.ts`,
      ),
    }),
  ],
};
