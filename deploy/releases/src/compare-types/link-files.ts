import { posix } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

type Files = Readonly<Record<string, string>>;

/**
 * The files of two sets of declarations in one program, under `supplied/` and `expected/`. When a file and all its
 * imports are equal on both sides, both use the same file, because two declarations of one class or symbol would not be
 * compatible.
 */
export function linkFiles(supplied: Files, expected: Files): [string, string][] {
  const isEqual = (name: string) => isDeepStrictEqual(reachable(name, supplied), reachable(name, expected));
  return [
    ...Object.entries(supplied).map(([name, text]): [string, string] => [`supplied/${name}`, text]),
    ...Object.entries(expected).map(([name, text]): [string, string] => [
      `expected/${name}`,
      name in supplied && isEqual(name) ? reExport(name) : text,
    ]),
  ];
}

/** A file and every file that it imports, also indirectly, with their texts. */
export function reachable(start: string, files: Files): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (name: string) => {
    const text = files[name];
    if (text === undefined || found.has(name)) return;
    found.set(name, text);
    for (const [, from = ''] of text.matchAll(/['"](\.\.?\/[^'"]*|\.\.?)['"]/g)) {
      const path = posix.join(posix.dirname(name), from);
      visit(`${path}.d.ts`);
      visit(`${path}/index.d.ts`);
    }
  };
  visit(start);
  return found;
}

const reExport = (name: string) =>
  `export * from '${'../'.repeat(name.split('/').length)}supplied/${name.replace(/\.d\.ts$/, '')}';`;
