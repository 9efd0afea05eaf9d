import { createArea } from 'deploy-releases/new-area/create-area';
import { type RepositoryCopy, repositoryCopy } from 'deploy-releases/testing/repository-copy';
import { smallContent, smallShell } from 'deploy-releases/testing/small-apps';
import * as z from 'zod/mini';

/** A second area. It imports other contracts than mf-content. */
const smallServices = {
  'mf-services/package.json': JSON.stringify({ name: 'mf-services', version: '1.0.0', type: 'module' }),
  'mf-services/area.json': JSON.stringify({ name: 'mf-services' }),
  'mf-services/src/area.ts': `
    import clsx from 'clsx';
    import { defineArea } from '@zapovednik/platform/app';
    import { groomingRoute } from '@zapovednik/areas/services/routes';
    export default defineArea<'mf-services'>({ name: clsx('mf-services', '/club/'), routes: [{ route: groomingRoute }] });`,
};

const discount = 'shared-contracts/rules/src/format/discount.ts';

const printVersions = `
  import { localApps } from 'deploy-build/local-apps';
  import { sourceVersions } from 'deploy-build/version/source-version';
  sourceVersions(localApps()).then((versions) => console.log(JSON.stringify(versions)));`;

let copy: RepositoryCopy;
let known: Record<string, string>;

async function versions(): Promise<Record<string, string>> {
  const { output } = await copy.run('node --import ./deploy/node/required-node.mjs --import tsx versions.ts');
  return z.record(z.string(), z.string()).parse(JSON.parse(output.trim().split('\n').pop() ?? ''));
}

/** The apps whose version has changed since the last call. */
async function changedApps(): Promise<string[]> {
  const [before, now] = [known, await versions()];
  known = now;
  return Object.keys(now)
    .filter((app) => app in before && now[app] !== before[app])
    .sort();
}

beforeAll(async () => {
  copy = await repositoryCopy({ ...smallShell, ...smallContent, ...smallServices, 'versions.ts': printVersions }, {});
  known = await versions();
}, 60_000);
afterAll(() => copy.remove());

test('a new area, tests, commands and other packages change no app, and a contract only the area that imports it', async () => {
  await createArea('mf-loyalty', copy.root);
  const added = '"node_modules/mf-loyalty": { "link": true },\n    "node_modules/other": { "version": "1.0.0" },';
  await copy.edit(
    'package-lock.json',
    '"node_modules/@playwright/test": {',
    `${added}\n"node_modules/@playwright/test": {`,
  );
  await copy.edit('deploy/build/src/cli/release.ts', 'await runReleaseCommand', '\nawait runReleaseCommand');
  await copy.write({
    'e2e/journeys/new.journey.ts': 'export {};',
    'mf-services/src/new.test.ts': 'export {};',
    'shared-contracts/ui/src/button/new.test.ts': 'export {};',
  });
  await copy.edit(
    'shared-contracts/areas/src/content/widgets.ts',
    'export const newsTeasers',
    '\nexport const newsTeasers',
  );
  expect(await changedApps()).toEqual(['mf-content']);
}, 60_000);

test('another implementation of what the shell supplies changes the shell, and another package the apps that bundle it', async () => {
  await copy.edit(discount, 'percent >= 1 ? 0 : 1', '1');
  const lock = await copy.run(`grep -A 2 '"node_modules/clsx": {' package-lock.json`);
  const [, hash = 'no hash'] = /"integrity": "([^"]+)"/.exec(lock.output) ?? [];
  await copy.edit('package-lock.json', hash, 'sha512-another');
  expect(await changedApps()).toEqual(['mf-services', 'shell']);
}, 60_000);

test('another declaration changes the areas that import it, and a new route those that name its address', async () => {
  await copy.edit(
    discount,
    'export function discountPercent(',
    'export const more = 1;\nexport function discountPercent(',
  );
  await copy.edit(
    'shared-contracts/areas/src/cabinet/routes.ts',
    'export const authRoute',
    "export const clubRoute = defineRoute('club', '/club', 'mf-cabinet', 'default', 'ROU-01');\nexport const authRoute",
  );
  expect(await changedApps()).toEqual(['mf-content', 'mf-services', 'shell']);
}, 60_000);

test('a change of the build changes all apps', async () => {
  await copy.edit('deploy/releases/src/styles/ownership.ts', 'export', '\nexport');
  expect(await changedApps()).toEqual(['mf-content', 'mf-loyalty', 'mf-services', 'shell']);
}, 60_000);
