import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { usesOf } from '../boundaries/imports/uses';
import { open } from '../boundaries/imports/what-areas-see';
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

/** Only builds import it: the drawing of each icon (deploy/build/src/patches/icon-loader.mjs). */
const FOR_BUILDS = '@zapovednik/ui/icon';

/** The modules of the contracts that every area may import, by package. */
const openModules = (name: string): readonly string[] =>
  [...new Set(modulesOf(name))].filter(
    (module) => module !== FOR_BUILDS && open.some((pattern) => fits(pattern, module)),
  );

/**
 * The modules of the contracts that an area may import in addition to its own calls and descriptors, by package: those
 * that belong to no owner, and those of other owners that it names in `area.json`.
 */
export const entriesOf = (area: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    PACKAGES.map((name) => [
      name,
      [...openModules(name), ...usesOf(area).filter((module) => module.startsWith(`@zapovednik/${name}/`))].sort(),
    ]),
  );

/** The part of an area's README with the contracts that it may import. */
export function entriesPart(owner: string): string {
  const rows = [...entriesOf(`mf-${owner}`)].map(([name, modules]) => {
    const names = modules.map((module) => `\`${module.replace(`@zapovednik/${name}`, '').slice(1) || '.'}\``);
    return { name, names };
  });
  const count = rows.reduce((sum, { names }) => sum + names.length, 0);
  return [
    `Its own: \`@zapovednik/api/${owner}/…\` and \`@zapovednik/areas/${owner}/…\`. In addition these ${count} modules; those of`,
    'other owners stand in `uses` of `area.json`, where a new one is added first:',
    '',
    '| package | modules |',
    '|---|---|',
    ...rows.map(({ name, names }) => `| \`@zapovednik/${name}\` | ${names.join(', ')} |`),
    '',
  ].join('\n');
}
