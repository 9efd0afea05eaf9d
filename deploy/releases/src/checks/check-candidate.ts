import { checkBudgets } from './budgets';
import { checkBundles } from './bundles';
import { type Candidate, releasesOf } from './candidate';
import { checkFiles } from './files';
import { checkOwnership } from './ownership';
import { checkSchemas } from './schemas';
import { checkSharedPackages } from './shared-packages';

/** Everything that speaks against a set going live; nothing when it may. */
export async function checkCandidate(candidate: Candidate, loadLimit: number): Promise<string[]> {
  const changed = releasesOf(candidate).filter(({ manifest }) => candidate.changed.includes(manifest.area));
  const files = (await Promise.all(changed.map(checkFiles))).flat();
  const said = [
    ...files,
    ...checkSharedPackages(candidate),
    ...checkSchemas(candidate),
    ...checkOwnership(candidate),
    ...checkBudgets(candidate),
  ];
  // Code is run only when it is the code that was released, for a shell that it was built for.
  return said.length > 0 ? said : checkBundles(candidate, loadLimit);
}
