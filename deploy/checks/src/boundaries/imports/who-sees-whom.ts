import { areaOf, owners } from './what-areas-see';

/** Files of a package, and the modules that they may import in addition to their own package. */
export interface Row {
  /** Patterns of files. The last row that matches a file applies to it. */
  readonly files: readonly string[];
  /** Modules of our packages that they may import; with `onlyThese` also all other modules. */
  readonly sees: readonly string[];
  /** Whether libraries are listed too. Otherwise package.json decides which libraries a package has. */
  readonly onlyThese?: boolean;
  /** Relative imports. By default all imports inside the package. */
  readonly relative?: readonly string[];
  /** Exceptions that they may not import, with the reason. */
  readonly never?: readonly Refusal[];
  /** The message for the author of a refused import. */
  readonly says: string;
}

interface Refusal {
  readonly modules: readonly string[];
  readonly says: string;
}

/**
 * The six packages of shared-contracts. Each may import those before it in this order
 * (docs/decisions/0044-contract-packages.md).
 */
const contracts = ['@zapovednik/**'];
const tests = ['@testing-library/**', 'fast-check'];
/** The modules that an area and the back end share: calls with their data, rules and formats. */
const agreed = ['@zapovednik/api/**', '@zapovednik/rules/**'];
const sandboxes = ['deploy-partners/**'];
const demoData = ['deploy-demo-data/**'];

const areaSays =
  'An area imports the contracts (of calls its own and those that others offer), react, zod/mini, react-hook-form, clsx and its own files, and no other area.';
const facades: Refusal = {
  modules: ['react-router', '@tanstack/**', 'nanostores', '@nanostores/**', 'react-dom'],
  says: 'Only through the facades @zapovednik/platform/router, /query and /stores, or the shell is loaded twice (federation).',
};
const fixtures: Refusal = {
  modules: ['@zapovednik/testing'],
  says: 'Fixtures are for tests: @zapovednik/testing is not part of the product.',
};

/** The only folder of an area that may import a library. */
const withLibrary = (owner: string, folder: string, libraries: readonly string[], says: string): Row => ({
  files: [`mf-${owner}/src/${folder}/**`],
  sees: [...areaOf(owner), ...libraries, '@zapovednik/testing', '@testing-library/**'],
  onlyThese: true,
  never: [facades],
  says: `${says} ${areaSays}`,
});

/** An area's files, and its tests. `*` are areas without calls of their own. */
const areaRows = (owner: string): Row[] => [
  { files: [`mf-${owner}/**`], sees: areaOf(owner), onlyThese: true, never: [facades, fixtures], says: areaSays },
  {
    files: [`mf-${owner}/**/*.test.{ts,tsx}`, `mf-${owner}/src/testing/**`],
    // The answers of a shared query belong to another owner's call.
    sees: [...areaOf(owner), ...contracts, ...tests],
    onlyThese: true,
    never: [facades],
    says: areaSays,
  },
];

/**
 * The packages of the contracts in their order. Each may import some of those before it. Their tests may import all.
 */
const contractRows: Row[] = [
  ...Object.entries({
    rules: [],
    api: ['rules'],
    platform: ['rules', 'api'],
    ui: ['rules', 'platform'],
    areas: ['rules', 'api', 'platform', 'ui'],
    testing: ['rules', 'api', 'platform', 'ui', 'areas'],
  }).map(([name, before]): Row => {
    const seen = [name, ...before].flatMap((other) => [`@zapovednik/${other}`, `@zapovednik/${other}/**`]);
    return {
      files: [`shared-contracts/${name}/**`],
      sees: name === 'rules' || name === 'api' ? ['zod/mini', ...seen] : seen,
      onlyThese: name === 'rules' || name === 'api',
      says: `@zapovednik/${name} imports, of ours, ${before.join(', ') || 'nothing'}. Rules and calls import besides zod/mini only: the back end uses them too.`,
    };
  }),
  {
    files: ['shared-contracts/**/*.test.{ts,tsx}'],
    sees: contracts,
    says: 'The contracts know neither the shell, nor an area, nor the back end.',
  },
];

const react: Refusal = {
  modules: ['react', 'react-dom'],
  says: 'The back end shows nothing: it imports no React.',
};
const backEnd = [
  'deploy-command-line/**',
  'deploy-lock/**',
  'deploy-network/**',
  'deploy-redis/**',
  'deploy-reference-data/**',
  'deploy-settings/**',
  'deploy-telemetry/**',
  ...agreed,
];
const backEndSays =
  'The back end imports, of ours, command line, lock, network, redis, reference data, settings, telemetry, and of the front the calls with their data, the rules and the formats. Sandboxes and the client of the calls are for its tests, demonstration data only for seed/demo-data.ts.';
const gateway = [
  'deploy-network/**',
  'deploy-redis/**',
  'deploy-releases/**',
  'deploy-settings/**',
  'deploy-telemetry/**',
  'shell/render',
  ...contracts,
];
const gatewaySays =
  'The gateway imports network, redis, releases, settings, telemetry, the contracts and of the shell what it promises (shell/render). Sandboxes are for its tests.';

/** The import rules. `npm run reference` generates the linter's rules, biome.boundaries.json, from them. */
export const rows: readonly Row[] = [
  ...contractRows,
  {
    files: ['shell/**'],
    sees: [
      ...['react', 'react/jsx-runtime', 'react-dom/client', 'react-dom/server', 'react-router', 'react-router/dom'],
      ...['@module-federation/**', 'zod/mini', 'clsx', 'node:*', ...tests, ...contracts],
    ],
    onlyThese: true,
    says: 'The shell imports the contracts, react, react-dom, react-router, the federation runtime and its own files; it knows areas by name only.',
  },
  ...['*', ...owners].flatMap(areaRows),
  withLibrary(
    'checkout',
    'map',
    ['maplibre-gl', 'maplibre-gl/**', 'mapbox-gl', 'mapbox-gl/**', 'react-map-gl/*', 'polygon-clipping'],
    'The map alone imports the engines, each in a chunk of its own, and what joins zones.',
  ),
  withLibrary(
    'catalog',
    'pages/product/gallery',
    ['yet-another-react-lightbox', 'yet-another-react-lightbox/**'],
    'The gallery alone imports its library, in a chunk of its own.',
  ),
  withLibrary(
    'cabinet',
    'pages/bonuses',
    ['jsbarcode'],
    'The bonus card alone imports the library of bar codes, in a chunk of its own.',
  ),
  {
    files: ['deploy/{command-line,lock,network,reference-data,settings,telemetry}/**'],
    sees: [],
    says: 'Command line, lock, network, reference data, settings and telemetry stand below all other packages: they import none of ours.',
  },
  {
    files: ['deploy/redis/**'],
    sees: ['deploy-network/**', 'deploy-telemetry/*'],
    says: 'What processes share in Redis imports network and telemetry, nothing of the shop.',
  },
  {
    files: ['deploy/partners/**'],
    sees: ['deploy-network/**', 'deploy-reference-data/**', 'deploy-settings/**'],
    says: 'A sandbox stands for a foreign service: it imports network, reference data and settings, nothing of the shop.',
  },
  {
    files: ['deploy/releases/**'],
    sees: ['deploy-command-line/**', 'deploy-lock/**', 'deploy-network/**', ...contracts],
    says: 'Releases import command line, lock, network and the contracts: no area, nor the shell, nor a server.',
  },
  {
    files: ['deploy/build/**'],
    sees: ['deploy-command-line/**', 'deploy-lock/**', 'deploy-network/**', 'deploy-releases/**', ...contracts],
    says: 'The build imports releases, command line, lock, network and the contracts: it reads apps as files.',
  },
  {
    files: ['deploy/gallery/**'],
    sees: ['deploy-build/**', 'deploy-command-line/**', ...contracts],
    says: 'The gallery imports the build, command line and the contracts: it shows the design system alone.',
  },
  { files: ['deploy/gateway/**'], sees: gateway, says: gatewaySays },
  {
    files: ['deploy/gateway/**/*.test.ts', 'deploy/gateway/src/testing/**'],
    sees: [...gateway, ...sandboxes],
    says: gatewaySays,
  },
  { files: ['deploy/api/**'], sees: backEnd, never: [react], says: backEndSays },
  { files: ['deploy/api/src/seed/demo-data.ts'], sees: [...backEnd, ...demoData], never: [react], says: backEndSays },
  {
    files: ['deploy/api/src/testing/**'],
    sees: [...backEnd, ...sandboxes, '@zapovednik/platform/client', '@zapovednik/testing/fixtures'],
    never: [react],
    says: backEndSays,
  },
  {
    files: ['deploy/api/**/*.test.ts'],
    sees: [...backEnd, ...sandboxes, ...demoData, '@zapovednik/platform/client', '@zapovednik/testing/fixtures'],
    never: [react],
    says: backEndSays,
  },
  {
    files: ['deploy/demo-data/**'],
    sees: ['deploy-api/**', 'deploy-reference-data/**', ...agreed],
    never: [react],
    says: 'Demonstration data imports the back end that it fills, reference data, and of the front what the back end may import.',
  },
  {
    files: ['deploy/production/**'],
    sees: [
      'deploy-{api,gateway}/{config,roles,start,clear-environment,render}/**',
      'deploy-{api,gateway}/*',
      'deploy-build/**',
      'deploy-command-line/**',
      'deploy-settings/**',
    ],
    says: 'Production bundles the roles: it imports their starts, the build, the command line and settings. Demonstration data and sandboxes are no part of it.',
  },
  {
    files: ['deploy/supervisor/**'],
    sees: ['deploy-*/**', '!deploy-{demo-data,checks}/**', ...contracts],
    says: 'The supervisor starts processes: it imports their packages, no area, nor the shell, nor demonstration data or checks.',
  },
  {
    files: ['deploy/cluster/**'],
    sees: [
      'deploy-{build,command-line,network,partners,production,supervisor}/**',
      'deploy-api/{db,seed}/**',
      'e2e/{database,machine}/*',
    ],
    says: 'The cluster starts the roles of production as processes: it imports how they are built, how a database is filled, the supervisor, and how Debian packages are installed.',
  },
  {
    files: ['deploy/cluster/**/*.test.ts'],
    sees: ['deploy-*/**', '!deploy-checks/**', 'e2e/**', ...contracts],
    says: 'Tests of the cluster use it like a visitor, with the shop of the tests.',
  },
  {
    files: ['deploy/checks/**'],
    sees: ['deploy-*/**', 'e2e/**', 'shell/render', ...contracts],
    says: 'Checks import what they measure and the shop of the journeys: no area, nor more of the shell than what it promises (shell/render).',
  },
  {
    files: ['e2e/**'],
    sees: ['deploy-*/**', '!deploy-checks/**', ...contracts],
    says: 'Journeys drive the shop from outside: they import no area, nothing of the shell, and no checks.',
  },
  {
    files: ['e2e/basket/**'],
    sees: ['deploy-*/**', '!deploy-checks/**', 'mf-checkout/src/basket/*', ...contracts],
    says: 'The basket of mf-checkout is tested here against the real back end; nothing else of an area is imported.',
  },
];
