import { type AppVersions, appsOf } from '../app-names';
import { readContract, readRelease } from '../store/release-store';
import { compareCalls } from './compare-calls';
import { readServedCalls } from './served-calls';

/**
 * Compares the calls of these releases with those of the back end. Null when the back end does not describe its calls:
 * it is another one, or it does not answer.
 */
export async function compareWithBackEnd(
  root: string,
  versions: AppVersions,
  apiRoot: string,
): Promise<string[] | null> {
  const served = await readServedCalls(apiRoot);
  if (served === null) return null;
  const releases = appsOf(versions).map(async (app) => {
    const release = await readRelease(root, app, versions[app] ?? '');
    return { ...release, contract: await readContract(release.folder) };
  });
  return compareCalls(await Promise.all(releases), served);
}
