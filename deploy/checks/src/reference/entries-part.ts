import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { common } from '../boundaries/imports/what-areas-see';
import { root } from '../boundaries/sources';

const packageFile = z.object({ exports: z.record(z.string(), z.string()) });
const PACKAGES = ['platform', 'rules', 'ui', 'areas', 'api'];

/** The modules of a package of the contracts, by their import names. */
function modulesOf(name: string): string[] {
  const folder = join(root, 'shared-contracts', name);
  const { exports } = packageFile.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => `./src/${file}`);
  return Object.entries(exports).flatMap(([entry, target]) => {
    const called = (part: string) => `@zapovednik/${name}${entry.replace('*', part).slice(1)}`;
    const [start = '', end] = target.split('*');
    if (end === undefined) return [called('')];
    return files
      .filter((file) => file.startsWith(start) && file.endsWith(end))
      .map((file) => called(file.slice(start.length, -end.length)));
  });
}

const fits = (pattern: string, module: string) => new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(module);

/**
 * The modules of the contracts that every area may import, by package. An area may also import its own calls and
 * descriptors.
 */
export function commonModules(): ReadonlyMap<string, readonly string[]> {
  return new Map(
    PACKAGES.map((name) => [
      name,
      [...new Set(modulesOf(name))].filter((module) => common.some((pattern) => fits(pattern, module))).sort(),
    ]),
  );
}

/** The part of an area's README with the contracts that it may import. */
export function entriesPart(owner: string): string {
  const rows = [...commonModules()].map(([name, modules]) => {
    const others = modules.filter((module) => !module.startsWith(`@zapovednik/${name}/${owner}/`));
    const names = others.map((module) => `\`${module.replace(`@zapovednik/${name}`, '').slice(1) || '.'}\``);
    return { name, names };
  });
  const count = rows.reduce((sum, { names }) => sum + names.length, 0);
  return [
    `Its own: \`@zapovednik/api/${owner}/…\` and \`@zapovednik/areas/${owner}/…\`. Of others ${count} modules:`,
    '',
    '| package | modules |',
    '|---|---|',
    ...rows.map(({ name, names }) => `| \`@zapovednik/${name}\` | ${names.join(', ')} |`),
    '',
  ].join('\n');
}
