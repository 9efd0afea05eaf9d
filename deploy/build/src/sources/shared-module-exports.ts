import { readFile } from 'node:fs/promises';
import { transform } from '@swc/core';
import { init, parse } from 'es-module-lexer';
import { contractSource } from './contract-source';
import { suppliedModules } from './shared-modules';

/** The names that each shared module exports in this checkout. */
export async function sharedModuleExports(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  await init;
  const entries = Object.entries(suppliedModules).map(
    async ([name, { from = name }]): Promise<[string, ReadonlySet<string>]> => [name, await exportsOf(from)],
  );
  return new Map(await Promise.all(entries));
}

async function exportsOf(name: string): Promise<ReadonlySet<string>> {
  if (!name.startsWith('@zapovednik/')) return new Set(Object.keys(await import(name)));
  // Without its types, which do not exist at run time.
  const { code } = await transform(await readFile(contractSource(name), 'utf8'), {
    jsc: { parser: { syntax: 'typescript' } },
  });
  return new Set(parse(code)[1].map(({ n }) => n));
}
