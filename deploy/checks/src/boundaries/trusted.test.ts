import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWorkspaces, root } from './sources';

const files = readWorkspaces().flatMap(({ sources }) => sources.map(({ path }) => path));
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

test('types are trusted without a check only in these places, and each has a reason', () => {
  const places = files.flatMap((path) =>
    [...textOf(path).matchAll(/\btrusted(?:<\w+>)?\(/g)].map(({ index }) => {
      const before = textOf(path).slice(0, index).split('\n').slice(-3).join('\n');
      return `${path}${/\/\/ |\*\//.test(before) ? '' : ', unexplained'}`;
    }),
  );
  expect(places.filter((path) => !path.startsWith('deploy/checks/src/boundaries/')).sort()).toEqual([
    'deploy/gateway/src/render/worker.ts',
    'shared-contracts/api/src/call.ts',
    'shared-contracts/platform/src/client/create-api.ts',
    'shared-contracts/testing/src/test-api.ts',
    'shell/src/render/caching-api.ts',
    'shell/src/start/load-areas/browser-areas.ts',
  ]);
});

/** A signature without a body. With a single body after it, it would be a cast that the compiler does not check. */
const signature = /^(?:export )?(?:default )?(?:async )?function (\w+)[^{;]*?\)(?:: [^{;]+)?;$/gm;

test('no function has an overload: a second signature hides a cast', () => {
  const hidden = files
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .flatMap((path) => [...textOf(path).matchAll(signature)].map(([, name]) => `${path}: ${name}`));
  expect(hidden).toEqual([]);
});

test.each([
  'function run<T>(folder: string): T;',
  'export async function exposedArea(boot: Boot, name: AreaName): Promise<Area>;',
  'export function define<\n  A extends Type,\n>(given: Given<A>): Call<A>;',
])('%s is such a signature', (text) => {
  expect([...text.matchAll(signature)]).toHaveLength(1);
});
