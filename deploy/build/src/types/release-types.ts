import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { writeFileAtomically } from 'deploy-lock/write-file-atomically';
import { reachable } from 'deploy-releases/compare-types/link-files';
import { releaseTypes as contents, type ReleaseTypes } from 'deploy-releases/store/types';
import { root } from '../sources/app';
import { contracts } from '../sources/contract-packages';
import { contractSource } from '../sources/contract-source';
import { hashOfPaths } from '../sources/hash-of-paths';
import { installedVersion } from '../sources/installed-version';
import { suppliedModules } from '../sources/shared-modules';
import { compileContracts } from './compile-contracts';
import { strictMethods } from './strict-methods';

/** The sources of the declarations. Equal sources are compiled once. */
const SOURCES = ['shared-contracts', 'deploy/build/src/types', 'package-lock.json', 'tsconfig.base.json'];

/** Running compilations of this process, by file, because several apps are described at the same time. */
const compiling = new Map<string, Promise<ReleaseTypes>>();

/**
 * The declarations of the modules that the shell of this checkout supplies, with all their imports. Rejects with {@link
 * BuildFailed}.
 * @param names the modules; the default is all of them
 */
export async function releaseTypes(names?: readonly string[]): Promise<ReleaseTypes> {
  const file = join(root, '.cache/release-types', `${hashOfPaths(SOURCES)}.json`);
  const all = compiling.get(file) ?? typesIn(file);
  compiling.set(file, all);
  return names ? typesOf(await all, names) : all;
}

async function typesIn(file: string): Promise<ReleaseTypes> {
  if (existsSync(file)) return contents.parse(JSON.parse(await readFile(file, 'utf8')));
  const types = await compiledTypes();
  await writeFileAtomically(file, JSON.stringify(types));
  return types;
}

function typesOf({ modules, files }: ReleaseTypes, names: readonly string[]): ReleaseTypes {
  const wanted = Object.entries(modules).filter(([name]) => names.includes(name));
  const texts = new Map(wanted.flatMap(([, file]) => [...reachable(file, files)]));
  return {
    modules: Object.fromEntries(wanted),
    files: Object.fromEntries([...texts].sort(byPath)),
    packages: packagesOf([...texts.values()]),
  };
}

const byPath = ([one]: [string, string], [other]: [string, string]) => (one < other ? -1 : 1);

function compiledTypes(): Promise<ReleaseTypes> {
  const modules = moduleFiles();
  const sources = Object.values(modules).map((file) => file.replace(/\.d\.ts$/, '.ts'));
  return compileContracts({ files: sources, emitDeclarationOnly: true }, async (out) => {
    const names = (await readdir(out, { recursive: true })).filter((name) => name.endsWith('.d.ts'));
    const texts = names.sort().map(async (name): Promise<[string, string]> => {
      const text = await strictMethods(await readFile(join(out, name), 'utf8'));
      return [name, withRelativeImports(name, text)];
    });
    const files = Object.fromEntries(await Promise.all(texts));
    return { modules, files, packages: packagesOf(Object.values(files)) };
  });
}

/** Imports by package name would resolve to the contract of the checkout that compares. */
function withRelativeImports(name: string, text: string): string {
  return text.replaceAll(/(['"])(@zapovednik\/[\w/-]+)\1/g, (_, quote: string, module: string) => {
    const file = declarationOf(module).replace(/\.d\.ts$/, '');
    return `${quote}./${relative(dirname(name), file)}${quote}`;
  });
}

/** The declaration file of each shared module. Third-party packages are compared by version. */
function moduleFiles(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(suppliedModules).flatMap(([name, { from = name }]) =>
      from.startsWith('@zapovednik/') ? [[name, declarationOf(from)]] : [],
    ),
  );
}

/** The path where the compiler writes the declarations of a contract's module. */
const declarationOf = (module: string) => relative(contracts, contractSource(module)).replace(/\.tsx?$/, '.d.ts');

/** The packages that declarations import, with their installed versions. */
function packagesOf(texts: readonly string[]): Record<string, string> {
  const imports = texts.flatMap((text) => [...text.matchAll(/(?:from|import\(|import)\s*['"]([^'".][^'"]*)['"]/g)]);
  const names = imports.map(([, from = '']) =>
    from
      .split('/')
      .slice(0, from.startsWith('@') ? 2 : 1)
      .join('/'),
  );
  return Object.fromEntries([...new Set(names)].sort().map((name) => [name, installedVersion(name)]));
}
