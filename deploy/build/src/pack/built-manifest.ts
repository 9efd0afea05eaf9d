import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from '../sources/app';
import type { ContractPackage } from '../sources/contract-packages';
import { installedVersion } from '../sources/installed-version';
import { sharedModules } from '../sources/shared-modules';
import type { BuiltPackage } from './built-package';

const packageOf = (module: string) =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');

/** The libraries that the shell supplies. A second copy would not work together with the first. */
const supplied = new Set(
  Object.keys(sharedModules)
    .filter((module) => !module.startsWith('@zapovednik/'))
    .map(packageOf),
);

const { devDependencies } = z
  .object({ devDependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

/** The path of a source in the built package. */
const built = (file: string) => file.replace('./src/', './lib/').replace(/\.tsx?$/, '.js');
const builtAll = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([name, file]) => [name, built(file)]));

/**
 * The package.json of a built package. Its dependencies are the imports of its files, in the installed versions.
 * Modules have no side effects when they are imported; only the style sheet has.
 */
export function builtManifest(source: ContractPackage, { imported, importedByTypes, hasStyles }: BuiltPackage): object {
  const { name, version, description, exports, imports } = source;
  const needed = [
    ...imported.filter((module) => !/^(node:|#)/.test(module)).map(packageOf),
    ...typesOf(importedByTypes),
  ];
  const isPeer = (needs: string) => supplied.has(needs.replace('@types/', ''));
  return {
    name,
    version,
    description,
    license: 'MIT',
    type: 'module',
    sideEffects: hasStyles && ['./lib/style.css'],
    exports: { ...builtAll(exports), ...(hasStyles && { './style.css': './lib/style.css' }) },
    imports: Object.fromEntries(Object.entries(imports).map(([own, targets]) => [own, builtAll(targets)])),
    dependencies: versions(needed.filter((needs) => needs !== name && !isPeer(needs))),
    peerDependencies: versions(needed.filter(isPeer)),
  };
}

/** The packages, and the type packages of those without their own types. */
const typesOf = (modules: readonly string[]) =>
  modules.map((module) => `@types/${packageOf(module)}`).filter((types) => types in devDependencies);

const versions = (names: readonly string[]) =>
  Object.fromEntries([...new Set(names)].sort().map((name) => [name, installedVersion(name)]));
