import { dirname, join } from 'node:path';
import type { Workspace } from '../sources';
import type { Graph } from './cycles';

/** The files of the checkout with the imports of each, including imports of types. */
export function fileGraph(workspaces: readonly Workspace[]): Graph {
  const files = new Set(workspaces.flatMap(({ sources }) => sources.map(({ path }) => path)));
  const fileAt = (path: string) =>
    [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((candidate) => files.has(candidate));

  /** The file of another workspace's module, by the exports of that workspace. The longest matching pattern is used. */
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

  return new Map(
    workspaces.flatMap(({ sources }) =>
      sources.map(({ path, imports }) => {
        const needed = imports.map((name) => (name.startsWith('.') ? fileAt(join(dirname(path), name)) : fileOf(name)));
        return [path, needed.filter((file) => file !== undefined)] as const;
      }),
    ),
  );
}
