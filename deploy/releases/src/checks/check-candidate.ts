import { checkBudgets } from './budgets';
import { checkBundles } from './bundles';
import { type Candidate, releasesOf } from './candidate';
import { checkCopies } from './copies';
import { checkFiles } from './files';
import { checkOwnership } from './ownership';
import { checkPages } from './pages';
import { checkSchemas } from './schemas';
import { checkSharedPackages } from './shared-packages';
import { checkStyles } from './styles';
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
  const [copies, styles, types, bundles] = await Promise.all([
    Promise.all(changed.map(checkCopies)),
    Promise.all(changed.map(checkStyles)),
    checkTypes(candidate, results),
    checkBundles(candidate, loadLimit),
  ]);
  return [...copies.flat(), ...styles.flat(), ...types, ...bundles];
}
