import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as z from 'zod/mini';

export const root = join(import.meta.dirname, '../../../..');

const packages = z._default(z.record(z.string(), z.string()), {});
const packageFile = z.object({
  name: z.string(),
  exports: z._default(z.record(z.string(), z.string()), {}),
  scripts: packages,
  dependencies: packages,
  peerDependencies: packages,
  devDependencies: packages,
});

/** A workspace of the checkout. */
export interface Workspace extends z.infer<typeof packageFile> {
  /** Relative to the root of the checkout. */
  readonly folder: string;
  readonly sources: readonly Source[];
}

/** A file of a workspace. */
interface Source {
  /** Relative to the root of the checkout. */
  readonly path: string;
  /** Its imports as in the source, including imports of types. */
  readonly imports: readonly string[];
}

/**
 * The forms of an import. The formatter writes all of them in the same way: single quotes, statements at the start of a
 * line.
 */
const patterns = [
  /^(?:import|export)\b[^'"`;]*?\bfrom '([^']+)'/gm,
  /^import '([^']+)'/gm,
  /\b(?:import|resolve)\(\s*(?:\/\*.*?\*\/\s*)?['`]([^'`]+)['`]/g,
  // A loader of webpack.
  /\bloader: '([^']+)'/g,
];

function sourceOf(path: string): Source {
  const text = readFileSync(join(root, path), 'utf8');
  return {
    path,
    imports: patterns.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])),
  };
}

/** Folders to skip in a workspace. The template of an area is a separate package. */
const skipped = /(^|\/)(node_modules|dist|\.data|test-results|new-area\/template)\//;
const template = 'deploy/releases/src/new-area/template';

const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name))
    .map((entry) => relative(join(root, folder), join(entry.parentPath, entry.name)))
    .filter((path) => !skipped.test(path))
    .map((path) => join(folder, path));

function workspaceIn(folder: string): Workspace {
  const file = packageFile.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')));
  return { ...file, folder, sources: filesOf(folder).map(sourceOf) };
}

/** All workspaces of the checkout: the shell, areas, contracts, deploy and e2e. The template of an area follows the same rules. */
export function readWorkspaces(): Workspace[] {
  const { workspaces } = z
    .object({ workspaces: z.array(z.string()) })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const folders = workspaces.flatMap((name) =>
    name.endsWith('*') ? readdirSync(root).filter((folder) => folder.startsWith(name.slice(0, -1))) : [name],
  );
  return [...folders, template].map(workspaceIn);
}
