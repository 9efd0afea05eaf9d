import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWorkspaces } from './sources';

const root = join(import.meta.dirname, '../../../..');
const areas = readdirSync(root).filter((name) => existsSync(join(root, name, 'area.json')) && name !== 'shell');

const required = ['README.md', 'area.json', 'package.json', 'tsconfig.json', 'src/area.ts', 'src/routes.tsx'];

/** Files that may be next to the folders of `src`: those that the shell calls, and their tests. */
const inSource = /^(area\.ts|commands\.tsx?|routes\.tsx|widgets\.ts)$|\.test\.tsx?$/;

const filesOf = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
const foldersOf = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

test.each(areas)('%s has the files of every area, and no others beside its folders', (area) => {
  expect(required.filter((file) => !existsSync(join(root, area, file)))).toEqual([]);
  expect(filesOf(`${area}/src`).filter((name) => !inSource.test(name))).toEqual([]);
});

test.each(areas)('%s has a folder for each page, with page.tsx and, where it reads data, load.ts', (area) => {
  const pages = `${area}/src/pages`;
  expect(filesOf(pages)).toEqual([]);
  const folders = foldersOf(pages);
  const modules = new Map(folders.map((page) => [page, filesOf(`${pages}/${page}`)]));
  expect(folders.filter((page) => !modules.get(page)?.some((file) => /^page\.tsx?$/.test(file)))).toEqual([]);
  const loaders = [...modules].flatMap(([page, files]) =>
    files.filter((file) => /load/.test(file)).map((file) => `${page}/${file}`),
  );
  expect(loaders.filter((file) => !file.endsWith('/load.ts'))).toEqual([]);
  const routes = readFileSync(join(root, area, 'src/routes.tsx'), 'utf8');
  const imported = [...routes.matchAll(/'\.\/pages\/([^']+)'/g)].map(([, path]) => path);
  expect(new Set(imported)).toEqual(new Set(folders.map((page) => `${page}/page`)));
});

// One cache contains the queries of all areas. A shared query has its name and version in the contracts.
test.each(areas)('the keys of the own queries of %s begin with its name', (area) => {
  const paths =
    readWorkspaces()
      .find(({ folder }) => folder === area)
      ?.sources.map(({ path }) => path) ?? [];
  const keys = paths.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/\bqueryKey: \[\s*([^\],]*)/g)].map(
      ([, first]) => `${path} ${first}`,
    ),
  );
  expect(keys.filter((key) => !key.endsWith(` '${area}'`))).toEqual([]);
});
