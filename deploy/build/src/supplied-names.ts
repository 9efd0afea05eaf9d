import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from '@swc/core';
import { init, parse } from 'es-module-lexer';
import { sharedModules } from './shared-modules';
import { root } from './webpack/part';

/** By name of a shared module, the names that its source in this checkout exports. */
export async function suppliedNames(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  await init;
  const entries = Object.entries(sharedModules).map(
    async ([name, { from = name }]): Promise<[string, ReadonlySet<string>]> => [name, await namesOf(from)],
  );
  return new Map(await Promise.all(entries));
}

async function namesOf(name: string): Promise<ReadonlySet<string>> {
  if (!name.startsWith('shared-contracts/')) return new Set(Object.keys(await import(name)));
  const file = join(root, name.replace('/', '/src/'), 'index.ts');
  // Without its types: those are not there at run time.
  const { code } = await transform(await readFile(file, 'utf8'), { jsc: { parser: { syntax: 'typescript' } } });
  return new Set(parse(code)[1].map(({ n }) => n));
}
