import { posix } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

type Files = Readonly<Record<string, string>>;

/**
 * Lists of names that grow with the shop: events, commands, routes, widgets, areas. Schemas, owners and props behind the
 * names have checks of their own; a name more must not make two releases incompatible.
 */
const REGISTRIES = /^(events\/(event|command)-schemas|routes\/(row|table|table\/[\w-]+)|widgets\/widget-props)\.d\.ts$/;

/**
 * The files of two sets of declarations in one program, under `supplied/` and `wanted/`. What is equal on both sides, with
 * everything that it imports, is one file for both: two declarations of one class or symbol would not fit.
 * @param equalRegistries takes the registries of `wanted` for both sides
 */
export function linkFiles(supplied: Files, wanted: Files, equalRegistries: boolean): [string, string][] {
  const isRegistry = (name: string) => equalRegistries && REGISTRIES.test(name) && name in supplied && name in wanted;
  const isEqual = (name: string) =>
    isDeepStrictEqual(reachable(name, supplied, isRegistry), reachable(name, wanted, isRegistry));
  return [
    ...Object.entries(supplied).map(([name, text]): [string, string] => [
      `supplied/${name}`,
      isRegistry(name) ? reExport(name, 'wanted') : text,
    ]),
    ...Object.entries(wanted).map(([name, text]): [string, string] => [
      `wanted/${name}`,
      !isRegistry(name) && name in supplied && isEqual(name) ? reExport(name, 'supplied') : text,
    ]),
  ];
}

/** Every file that a file leads to, with its text; of a registry the name only. */
function reachable(start: string, files: Files, isRegistry: (name: string) => boolean): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (name: string) => {
    const text = files[name];
    if (text === undefined || found.has(name)) return;
    found.set(name, isRegistry(name) ? '' : text);
    if (isRegistry(name)) return;
    for (const [, from = ''] of text.matchAll(/['"](\.\.?\/[^'"]*|\.\.?)['"]/g)) {
      const path = posix.join(posix.dirname(name), from);
      visit(`${path}.d.ts`);
      visit(`${path}/index.d.ts`);
    }
  };
  visit(start);
  return found;
}

const reExport = (name: string, side: string) =>
  `export * from '${'../'.repeat(name.split('/').length)}${side}/${name.replace(/\.d\.ts$/, '')}';`;
