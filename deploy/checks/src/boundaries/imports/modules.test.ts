import { dirname, join } from 'node:path';
import { importsBetweenModules } from '../../reference/modules-part';
import { cyclesOf } from '../cycles/cycles';
import { readWorkspaces } from '../sources';

const src = 'deploy/api/src';
/**
 * The most exports of a module's `api.ts`. More are a sign of two modules, or of a wrong division. The number may only
 * fall.
 */
const LARGEST_FACE = 15;

const sources = readWorkspaces().find(({ name }) => name === 'deploy-api')?.sources ?? [];
const product = sources.filter(({ path }) => !/\.test\.ts$|\/testing\//.test(path));
const moduleOf = (path: string) => new RegExp(`^${src}/modules/([\\w-]+)/`).exec(path)?.[1];
const imported = product.flatMap(({ path, imports }) =>
  imports.filter((name) => name.startsWith('.')).map((name) => ({ path, target: join(dirname(path), name) })),
);

test('a module imports of another only its face', () => {
  const inside = imported.filter(({ path, target }) => {
    const [own, other] = [moduleOf(path), moduleOf(target)];
    if (!other || own === other) return false;
    // The list of modules imports the `module.ts` of each.
    return !target.endsWith('/api') && !(path === `${src}/modules.ts` && target.endsWith('/module'));
  });
  expect(imported.length).toBeGreaterThan(1000);
  expect(inside).toEqual([]);
});

test('what is below the modules imports none of them', () => {
  const below = /^deploy\/api\/src\/(base|db|events|http|jobs|partners)\//;
  expect(imported.filter(({ path, target }) => below.test(path) && target.startsWith(`${src}/modules`))).toEqual([]);
});

test('no module needs itself through others', () => {
  expect(cyclesOf(importsBetweenModules())).toEqual([]);
});

test('faces are small', async () => {
  const { readFileSync } = await import('node:fs');
  const faces = product.filter(({ path }) => /\/modules\/[\w-]+\/api\.ts$/.test(path));
  const sizes = faces.map(({ path }) => {
    const names = [...readFileSync(path, 'utf8').matchAll(/\{([^}]*)\}/g)].flatMap(([, list = '']) => list.split(','));
    return [path, names.filter((name) => name.trim() !== '').length] as const;
  });
  expect(sizes.filter(([, size]) => size > LARGEST_FACE)).toEqual([]);
});
