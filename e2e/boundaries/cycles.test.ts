import { dirname, join } from 'node:path';
import { cyclesOf } from './cycles';
import { readWorkspaces } from './sources';

const workspaces = readWorkspaces();
const files = new Set(workspaces.flatMap(({ sources }) => sources.map(({ path }) => path)));
const fileAt = (path: string) =>
  [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((candidate) => files.has(candidate));

/** The file of another workspace's module, by the exports of that workspace: the longest matching pattern is used. */
function fileOf(name: string): string | undefined {
  const workspace = workspaces.find((one) => name.startsWith(`${one.name}/`));
  if (!workspace) return undefined;
  const subpath = `.${name.slice(workspace.name.length)}`;
  const patterns = Object.entries(workspace.exports).sort(([a], [b]) => b.length - a.length);
  for (const [pattern, target] of patterns) {
    const [start = '', end] = pattern.split('*');
    const fits = end === undefined ? subpath === pattern : subpath.startsWith(start) && subpath.endsWith(end);
    if (!fits) continue;
    const star = subpath.slice(start.length, subpath.length - (end?.length ?? 0));
    return fileAt(join(workspace.folder, target.replace('*', star)));
  }
  return undefined;
}

test('no file imports itself through others, not even for a type', () => {
  const graph = workspaces.flatMap(({ sources }) =>
    sources.map(({ path, imports }) => {
      const needed = imports.map((name) => (name.startsWith('.') ? fileAt(join(dirname(path), name)) : fileOf(name)));
      return [path, needed.filter((file) => file !== undefined)] as const;
    }),
  );
  // The module names must resolve to files, otherwise this test finds nothing.
  expect(graph.flatMap(([, needed]) => needed).length).toBeGreaterThan(5000);
  expect(cyclesOf(new Map(graph))).toEqual([]);
});

test('no workspace depends at run time on itself through others', () => {
  const own = new Set(workspaces.map(({ name }) => name));
  const graph = workspaces.map(
    ({ name, dependencies }) => [name, Object.keys(dependencies).filter((other) => own.has(other))] as const,
  );
  expect(cyclesOf(new Map(graph))).toEqual([]);
});

test('a cycle of any length is found', () => {
  const graph = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['b']],
    ['d', ['e']],
    ['e', ['a']],
    ['f', ['a']],
  ]);
  expect(cyclesOf(graph)).toEqual([
    ['b', 'c', 'b'],
    ['a', 'd', 'e', 'a'],
  ]);
});
