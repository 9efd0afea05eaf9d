import { readWorkspaces } from '../sources';
import { cyclesOf } from './cycles';
import { fileGraph } from './file-graph';
import { folderCycles } from './folder-cycles';

const workspaces = readWorkspaces();
const graph = fileGraph(workspaces);

test('no file imports itself through others, not even for a type', () => {
  // The module names must resolve to files, otherwise this test finds no cycles.
  expect([...graph.values()].flatMap((needed) => [...needed]).length).toBeGreaterThan(5000);
  expect(cyclesOf(graph)).toEqual([]);
});

/** Files that only tests use. */
const isForTests = (path: string) => /\.test\.tsx?$|\/testing\//.test(path);

test.each(workspaces)('no folder of $name needs itself through others, not even for a type', ({ folder }) => {
  // The package of test tools contains nothing else.
  const isTesting = folder === 'shared-contracts/testing';
  const files = [...graph].filter(([path]) => path.startsWith(`${folder}/`) && (isTesting || !isForTests(path)));
  expect(files).not.toEqual([]);
  expect(folderCycles(new Map(files))).toEqual([]);
});

test('folders beside each other may need each other one way only, counted with all that is in them', () => {
  const circle = folderCycles(
    new Map([
      ['shop/src/header/count.ts', ['shop/src/menu/deep/entry.ts']],
      ['shop/src/menu/deep/entry.ts', []],
      ['shop/src/menu/button.ts', ['shop/src/header/logo.ts']],
      ['shop/src/header/logo.ts', []],
    ]),
  );
  expect(circle).toEqual([
    [
      'shop/src: header/ → menu/ → header/',
      'shop/src/header/count.ts imports shop/src/menu/deep/entry.ts',
      'shop/src/menu/button.ts imports shop/src/header/logo.ts',
    ].join('\n  '),
  ]);
});

test('files beside subfolders stand above or below them, not both', () => {
  const startAbove: Readonly<Record<string, string[]>> = { 'shop/src/start.ts': ['shop/src/menu/entry.ts'] };
  const wordsBelow: Readonly<Record<string, string[]>> = {
    'shop/src/menu/entry.ts': ['shop/src/words.ts'],
    'shop/src/words.ts': [],
  };
  const circlesOf = (files: Readonly<Record<string, string[]>>) => folderCycles(new Map(Object.entries(files)));
  expect(circlesOf({ ...startAbove, 'shop/src/menu/entry.ts': [] })).toEqual([]);
  expect(circlesOf(wordsBelow)).toEqual([]);
  expect(circlesOf({ ...startAbove, ...wordsBelow })).toEqual([
    expect.stringMatching(/^shop\/src: its own files → menu\/ → its own files/),
  ]);
});

test('no workspace depends at run time on itself through others', () => {
  const own = new Set(workspaces.map(({ name }) => name));
  const packages = workspaces.map(
    ({ name, dependencies }) => [name, Object.keys(dependencies).filter((other) => own.has(other))] as const,
  );
  expect(cyclesOf(new Map(packages))).toEqual([]);
});

test('a cycle of any length is found', () => {
  const letters = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['b']],
    ['d', ['e']],
    ['e', ['a']],
    ['f', ['a']],
  ]);
  expect(cyclesOf(letters)).toEqual([
    ['b', 'c', 'b'],
    ['a', 'd', 'e', 'a'],
  ]);
});
