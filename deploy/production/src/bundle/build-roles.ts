import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from 'deploy-build/sources/app';
import { type LockedPackage, LockFile } from 'deploy-build/version/lock-file';
import { bundle } from './bundle';
import { ABSENT, type Program, programs } from './programs';
import { SBOM_FILE, sbomOf } from './sbom';

/**
 * Builds the roles of production: a folder for each program in `out`, with its bundles, the packages and files that they need, and the list of
 * all third-party packages. Such a folder runs anywhere under Node alone. An earlier one is replaced as a whole.
 *
 * @returns the folders
 */
export async function buildRoles(out: string): Promise<readonly string[]> {
  const lock = new LockFile();
  await mkdir(out, { recursive: true });
  return Promise.all(
    programs.map(async (program) => {
      const folder = join(out, program.name);
      const draft = `${folder}.${process.pid}`;
      await rm(draft, { recursive: true, force: true });
      await fill(draft, program, lock);
      await rm(folder, { recursive: true, force: true });
      await rename(draft, folder);
      return folder;
    }),
  );
}

async function fill(folder: string, program: Program, lock: LockFile): Promise<void> {
  const { imported, inputs } = await bundle(program, folder);
  const installed = lock
    .packagesOf(imported.filter((name) => !ABSENT.includes(name)).map((name) => ({ name, from: '' })))
    .filter(({ place }) => existsSync(join(root, place)));
  const files = Object.entries(program.files).map(([name, from]) => [from, name] as const);
  const packages = installed.map(({ place }) => [place, place] as const);
  // One after another, because a package may lie in the folder of another.
  for (const [from, to] of [...files, ...packages]) await copy(join(root, from), join(folder, to));
  await writeFile(join(folder, SBOM_FILE), sbomOf(program.name, [...installed, ...bundledIn(inputs, lock)]));
}

/** Copies a folder without the packages in it, because they have their own entries in the lock file. */
const copy = (from: string, to: string) =>
  cp(from, to, { recursive: true, filter: (path) => path !== join(from, 'node_modules') });

/** The packages of the files that were bundled. */
function bundledIn(inputs: readonly string[], lock: LockFile): LockedPackage[] {
  const places = new Set(inputs.map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? ''));
  return [...places].flatMap((place) => lock.at(place) ?? []);
}
