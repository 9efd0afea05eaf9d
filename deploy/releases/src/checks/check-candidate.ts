import { checkBudgets } from './budgets';
import { checkBundles } from './bundles';
import { type Candidate, type CheckedRelease, releasesOf } from './candidate';
import { checkFiles } from './files';
import { checkOwnership } from './ownership';
import { checkPages } from './pages';
import { checkSchemas } from './schemas';
import { checkSharedPackages } from './shared-packages';
import { checkTypes } from './types';
import { checkWidgets } from './widgets';

interface CheckOptions {
  /** Milliseconds for the server bundles to load. */
  readonly loadLimit: number;
  /** The folder of cached comparisons of types. */
  readonly results: string;
}

/** All reasons against a set going live. Empty when it may go live. */
export async function checkCandidate(candidate: Candidate, { loadLimit, results }: CheckOptions): Promise<string[]> {
  const changed = releasesOf(candidate).filter(({ manifest }) => candidate.changed.includes(manifest.app));
  const files = (await Promise.all(changed.map(checkFiles))).flat();
  const found = [
    ...files,
    ...checkSharedPackages(candidate),
    ...checkSchemas(candidate),
    ...checkOwnership(candidate),
    ...checkPages(candidate),
    ...checkWidgets(candidate),
    ...checkBudgets(candidate),
  ];
  // Files are read and code runs only if the files are the released ones and fit the shell.
  if (found.length > 0) return found;
  const [contents, types, bundles] = await Promise.all([
    checkContents(changed.filter(({ manifest }) => candidate.neverLive.includes(manifest.app))),
    checkTypes(candidate, results),
    checkBundles(candidate, loadLimit),
  ]);
  return [...contents, ...types, ...bundles];
}

/**
 * Reads the scripts and styles of releases that have never been live. Those of others are unchanged, and neither they
 * nor the parser of styles are loaded again, because a rollback has to be fast.
 */
async function checkContents(neverLive: readonly CheckedRelease[]): Promise<string[]> {
  if (neverLive.length === 0) return [];
  const [{ checkCopies }, { checkStyles }] = await Promise.all([import('./copies'), import('./styles')]);
  const found = await Promise.all(neverLive.flatMap((release) => [checkCopies(release), checkStyles(release)]));
  return found.flat();
}
