import { join } from 'node:path';
import { root } from '../sources/app';
import { requireKnown } from './require-known';

const inputs = { files: ['mf-content/src/area.ts'], packages: ['node_modules/clsx 2.1.1 sha512-x'], supplied: [] };
const check = (...read: string[]) =>
  requireKnown(
    read.map((file) => join(root, file)),
    { name: 'mf-content' },
    inputs,
  );

test('a build may read what its version covers, and descriptions, folders and names that do not exist', () => {
  check(
    'mf-content/src/area.ts',
    'node_modules/clsx/dist/clsx.mjs',
    'mf-content/package.json',
    'mf-content/src',
    'mf-content/none.ts',
  );
});

test.each(['mf-content/src/routes.tsx', 'node_modules/react/index.js'])('a build that also reads %s fails', (file) => {
  expect(() => check('mf-content/src/area.ts', file)).toThrow(
    `mf-content: the build read what its version does not cover:\n${join(root, file)}`,
  );
});
