import { cyclesOf, type Graph } from './cycles';

/** The node for the files directly in a folder, next to its subfolders. */
const OWN_FILES = 'its own files';

/** An import between two parts of one folder: subfolders with their content, or the folder's own files. */
interface Step {
  readonly folder: string;
  readonly from: string;
  readonly to: string;
}

/** The step between two files: it is in the innermost folder that contains both. */
function stepOf(file: string, needed: string): Step {
  const [one, other] = [file.split('/'), needed.split('/')];
  const same = one.findIndex((part, index) => part !== other[index]);
  const nameIn = (path: readonly string[]) => (path.length > same + 1 ? `${path[same]}/` : OWN_FILES);
  return { folder: one.slice(0, same).join('/'), from: nameIn(one), to: nameIn(other) };
}

/**
 * The cycles between the folders of one package, with an import for each step. At each level a subfolder counts with
 * its whole content, and the files next to the subfolders count as one node. So these files are either above the
 * subfolders that they import, or below those that import them.
 *
 * @param files the files of the package with their imports; imports of other packages are ignored
 */
export function folderCycles(files: Graph): string[] {
  const levels = new Map<string, Map<string, Map<string, string>>>();
  for (const [file, imports] of files) {
    for (const needed of imports) {
      if (needed === file || !files.has(needed)) continue;
      const { folder, from, to } = stepOf(file, needed);
      if (from === to) continue;
      const level = levels.get(folder) ?? new Map<string, Map<string, string>>();
      const steps = level.get(from) ?? new Map<string, string>();
      levels.set(folder, level.set(from, steps.set(to, `${file} imports ${needed}`)));
    }
  }
  return [...levels].flatMap(([folder, level]) =>
    cyclesOf(new Map([...level].map(([from, steps]) => [from, steps.keys()]))).map((circle) => {
      const steps = circle.slice(1).map((to, index) => level.get(circle[index] ?? '')?.get(to));
      return [`${folder}: ${circle.join(' → ')}`, ...steps].join('\n  ');
    }),
  );
}
