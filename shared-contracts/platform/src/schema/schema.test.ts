import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as supplied from '.';

const root = join(__dirname, '../../../..');
const contracts = ['rules', 'api', 'platform', 'ui', 'areas'].map((name) => `shared-contracts/${name}`);
const frontEnd = [...contracts, ...readdirSync(root).filter((name) => /^(shell|mf-.+)$/.test(name))].map(
  (name) => `${name}/src`,
);

/** Exports that only the back end and the tools import. */
const NOT_BUNDLED = new Set(['describe-call.ts']);

/** Names of types, which do not exist at run time. */
const TYPES = new Set(['infer', 'input', 'output', 'core']);

function usedNames(): Set<string> {
  const used = new Set<string>();
  for (const folder of frontEnd) {
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || /\.test\.tsx?$|^testing\//.test(file) || NOT_BUNDLED.has(file)) continue;
      const text = readFileSync(join(root, folder, file), 'utf8');
      if (!text.includes("from 'zod/mini'")) continue;
      for (const [, name = ''] of text.matchAll(/\bz\.([a-zA-Z_]+)/g))
        if (!TYPES.has(name) && !/^[A-Z]/.test(name)) used.add(name);
    }
  }
  return used;
}

test('the shell supplies every export of zod/mini that the front end uses', () => {
  const missing = [...usedNames()].filter((name) => !(name in supplied));
  expect(missing).toEqual([]);
});
