import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { sharedModules } from 'deploy-build/sources/shared-modules';
import * as z from 'zod/mini';
import { readWorkspaces, root, type Workspace } from '../sources';

const workspaces = readWorkspaces();
const own = new Set(workspaces.map(({ name }) => name));

/** Files that are not needed at run time. */
const isTooling = (path: string) =>
  /\.test\.tsx?$|\/testing\/|\.config\.ts$|\/make\.ts$|^(e2e|deploy\/(checks|gallery))\//.test(path);
const isArea = ({ name }: Workspace) => name.startsWith('mf-');

const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
const isPackage = (name: string) => !/^[.#/$]|^(node|data):/.test(name) && !builtinModules.includes(name);

/** Packages that a tool loads by name, without an import. */
const loadedByName: Readonly<Record<string, readonly string[]>> = {
  // The minifier that css-minimizer-webpack-plugin is configured to use.
  'deploy-build': ['lightningcss'],
};

/** The packages that the shell provides to areas at run time. */
const supplied = new Set(
  Object.keys(sharedModules)
    .map(packageOf)
    .filter((name) => !own.has(name)),
);

/** The imports of a workspace: in its run-time files, and additionally in tests and tools. */
function importsOf({ name, sources, ...declared }: Workspace) {
  const known = [...Object.keys(declared.dependencies), ...Object.keys(declared.devDependencies)];
  // A computed name stands for all declared packages that start with its constant part: `@fontsource/${family}`.
  const named = (imported: string) => {
    const [start = '', rest] = packageOf(imported).split('${');
    return rest === undefined ? [start] : known.filter((one) => one.startsWith(start));
  };
  const inFiles = (tooling: boolean) =>
    sources
      .filter(({ path }) => isTooling(path) === tooling)
      .flatMap(({ imports }) => imports.filter(isPackage).flatMap(named))
      .filter((imported) => imported !== name);
  const shop = new Set([...inFiles(false), ...(loadedByName[name] ?? [])]);
  return { shop, tools: new Set(inFiles(true).filter((imported) => !shop.has(imported))) };
}

const sorted = (names: Iterable<string>) => [...names].sort();
const withoutTypes = (names: readonly string[]) => names.filter((name) => !name.startsWith('@types/'));

test.each(workspaces)('$name declares the packages that it imports, and no others', (workspace) => {
  const { shop, tools } = importsOf(workspace);
  const { dependencies, peerDependencies, devDependencies } = workspace;
  expect(sorted(Object.keys({ ...dependencies, ...peerDependencies }))).toEqual(sorted(shop));
  expect(sorted(withoutTypes(Object.keys(devDependencies)))).toEqual(sorted(tools));
  const typed = Object.keys(devDependencies).filter((name) => name.startsWith('@types/'));
  expect(typed.filter((name) => !shop.has(name.slice(7)) && !tools.has(name.slice(7)))).toEqual([]);
});

test.each(workspaces.filter(isArea))(
  '$name has exactly the packages that the shell provides as peer dependencies',
  (area) => {
    const { shop } = importsOf(area);
    expect(sorted(Object.keys(area.peerDependencies))).toEqual(sorted([...shop].filter((name) => supplied.has(name))));
  },
);

const names = z._default(z.record(z.string(), z.string()), {});
const lockedPackage = z.object({
  version: z.optional(z.string()),
  /** The folder of a workspace. */
  resolved: z.optional(z.string()),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z._default(z.record(z.string(), z.object({ optional: z.optional(z.boolean()) })), {}),
});
const lockFile = z.object({ packages: z.record(z.string(), lockedPackage) });
const { packages: locked } = lockFile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));

test.each(workspaces)('$name declares exactly the installed versions', ({ folder, ...declared }) => {
  const wanted = { ...declared.dependencies, ...declared.peerDependencies, ...declared.devDependencies };
  const installed = Object.keys(wanted).map((name) => {
    const workspace = workspaces.find((other) => other.name === name)?.folder;
    const place = [`${folder}/node_modules/${name}`, workspace ?? `node_modules/${name}`].find((path) => locked[path]);
    return [name, locked[place ?? '']?.version];
  });
  expect(wanted).toEqual(Object.fromEntries(installed));
});

/** The packages that npm installs for a workspace in production, by path in the lockfile. */
function installedFor(place: string, seen = new Set<string>()): ReadonlySet<string> {
  const entry = locked[place];
  if (!entry || seen.has(place)) return seen;
  seen.add(place);
  if (entry.version === undefined && entry.resolved) return installedFor(entry.resolved, seen);
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = entry;
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])
    installedFor(placeOf(name, place), seen);
  return seen;
}

/** The path of a package that another one imports: in the nearest `node_modules`. */
function placeOf(name: string, from: string): string {
  const folders = from.split('/').map((_, depth, parts) => parts.slice(0, depth + 1).join('/'));
  const places = ['', ...folders.map((folder) => `${folder}/`)]
    .reverse()
    .map((folder) => `${folder}node_modules/${name}`);
  return places.find((one) => locked[one]) ?? name;
}

test('the back end installs without React and what is made with it', () => {
  const packages = [...installedFor('deploy/api')].map((place) => place.replace(/^.*node_modules\//, ''));
  expect(packages).toEqual(expect.arrayContaining(['shared-contracts/api', 'shared-contracts/rules', 'zod']));
  expect(
    packages.filter((name) => /react|^@base-ui\/|^@testing-library\/|zapovednik\/(platform|ui)/.test(name)),
  ).toEqual([]);
});

test.each(workspaces)('$name has its own scripts for tests and types', ({ scripts }) => {
  expect(scripts).toMatchObject({ test: expect.stringContaining('jest'), types: 'tsc -p .' });
});

test('the lockfile contains no registry URLs', () => {
  expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved": "https?:/);
});
