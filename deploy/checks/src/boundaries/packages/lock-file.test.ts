import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from '../sources';

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      link: z.optional(z.boolean()),
      resolved: z.optional(z.string()),
      integrity: z.optional(z.string()),
      hasInstallScript: z.optional(z.boolean()),
    }),
  ),
});
const policy = z.object({ allowScripts: z.record(z.string(), z.boolean()) });

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const packages = Object.entries(lockFile.parse(JSON.parse(read('package-lock.json'))).packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

test('every package of the lock file, those of other platforms too, has the hash of its content and no address', () => {
  expect(packages.length).toBeGreaterThan(500);
  expect(packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
  expect(packages.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
});

test('npm refuses install scripts that nobody has decided about, and every decision is about a package that has some', () => {
  expect(read('.npmrc')).toMatch(/^strict-allow-scripts=true$/m);
  const decided = Object.keys(policy.parse(JSON.parse(read('package.json'))).allowScripts);
  const withScripts = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
  expect(decided.sort()).toEqual([...new Set(withScripts)].sort());
});
