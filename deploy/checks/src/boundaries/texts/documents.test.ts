import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { root } from '../sources';

/** Folders that are not sources: installed, built, or written by a run. */
const MADE = new Set(['node_modules', '.git', '.data', '.cache', 'dist', 'test-results']);

const files = globSync('**/*', { cwd: root, withFileTypes: true, exclude: ({ name }) => MADE.has(name) })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(root, join(entry.parentPath, entry.name)));

/** All files and folders, also by the ends of their paths, because documents may shorten paths. */
const known = new Set<string>();
for (const file of files) {
  const parts = file.split('/');
  for (let end = 1; end <= parts.length; end += 1)
    for (let start = 0; start < end; start += 1) known.add(parts.slice(start, end).join('/'));
}
const whole = new Set(files.flatMap((file) => [file, ...foldersOf(file)]));

function foldersOf(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

/** Texts that look like a path but are none: addresses of calls and of protocols, and areas that a guide creates. */
const NO_FILE = /^(email\/send\.json$|(careerpage|admin|feedback|content)\/[\w/]+\/$|mf-loyalty\/|mf-adoption\/)/;

/**
 * A file, a folder with its slash, or anything in a folder whose modules are not named without their `src`, as those of the contracts
 * and the shell are.
 */
const PATH = /(\.(ts|tsx|mjs|js|json|md|css|sql|grit)|\/)$|^(deploy|docs|e2e|mf-[a-z]+)\//;

/** The texts of the shop are not documents of the project. The README of a new area has links for its later path. */
const documents = files.filter(
  (file) => /\.md$/.test(file) && !/^deploy\/(demo-data\/data|releases\/src\/new-area)\//.test(file),
);

/** Paths in back quotes, and the targets of links, except in code blocks. */
function namedIn(file: string) {
  const text = readFileSync(join(root, file), 'utf8').replace(/```[\s\S]*?```/g, '');
  const paths = [...text.matchAll(/`([\w.@-]+(?:\/[\w.@,-]+)+\/?)`/g)].map(([, path = '']) => path);
  const links = [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, target = '']) => target);
  return {
    paths: paths.filter((path) => PATH.test(path) && !NO_FILE.test(path)),
    links: links.filter((target) => !/^([a-z]+:|\/)/.test(target)),
  };
}

test('paths and links in documents lead to files that exist', () => {
  expect(documents.length).toBeGreaterThan(50);
  const gone = documents.flatMap((file) => {
    const { paths, links } = namedIn(file);
    return [
      ...paths.filter((path) => !known.has(path.replace(/\/$/, ''))),
      ...links.filter((target) => !whole.has(normalize(join(dirname(file), target)).replace(/\/$/, ''))),
    ].map((path) => `${file}: ${path}`);
  });
  expect(gone).toEqual([]);
});

/** Names of other systems, and names of the specification that the shop does not have. */
const NOT_OURS = new Set([
  ...['LockFileEx', 'parseArgs', 'pg_dump', 'transaction_timeout', 'externalTrafficPolicy', 'AWS_', '__Host'],
  // Names that the reader of a guide creates.
  'AdoptionPage',
  ...['mobileMenuActivity', 'searchCatalog', 'modalMapConfig'],
]);
const wordsOf = (text: string): string[] => text.match(/[A-Za-z_$][\w$]*/g) ?? [];

test('functions, settings and tables that documents name exist', () => {
  const sources = files.filter(
    (file) =>
      file !== 'deploy/checks/src/boundaries/texts/documents.test.ts' &&
      /\.(tsx?|mjs|js|json|css|sql|grit|ya?ml)$|^\.npmrc$/.test(file),
  );
  const used = new Set(sources.flatMap((file) => wordsOf(readFileSync(join(root, file), 'utf8'))));
  const gone = documents.flatMap((file) => {
    const [prose = '', ...blocks] = splitCode(readFileSync(join(root, file), 'utf8'));
    const own = new Set(blocks.flatMap(wordsOf));
    return namesIn(prose)
      .filter((name) => !used.has(name) && !own.has(name) && !NOT_OURS.has(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(gone).toEqual([]);
});

/** A text without its code blocks, and the code blocks. */
function splitCode(text: string): string[] {
  const block = /```[\s\S]*?```/g;
  return [text.replace(block, ''), ...(text.match(block) ?? [])];
}

/**
 * Texts in back quotes that look like an identifier: with an upper-case letter after a lower-case one, or with an
 * underscore.
 */
const namesIn = (prose: string): string[] =>
  [...prose.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code = '']) => code.match(/(?<![\w$@/.:-])[a-zA-Z_$][\w$]*/g) ?? [])
    .filter((name) => /[a-z][A-Z]|_/.test(name));

test('the folders of CODEOWNERS exist', () => {
  const folders = [...readFileSync(join(root, 'CODEOWNERS'), 'utf8').matchAll(/^\/(\S+)\/ /gm)].map(
    ([, path = '']) => path,
  );
  expect(folders.length).toBeGreaterThan(10);
  expect(folders.filter((folder) => !whole.has(folder))).toEqual([]);
});

test('every package has a README', () => {
  const packages = files.filter((file) => /(^|\/)package\.json$/.test(file) && !/template|fixtures|testing/.test(file));
  expect(packages.length).toBeGreaterThan(15);
  const without = packages.map((file) => join(dirname(file), 'README.md')).filter((file) => !whole.has(file));
  expect(without).toEqual([]);
});
