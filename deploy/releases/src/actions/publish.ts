import { cp, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checkFiles } from '../checks/files';
import { ReleaseRejected } from '../release-rejected';
import { moveIntoPlace, withDraft } from '../store/draft';
import type { ReleaseManifest } from '../store/manifest';
import { type LiveRelease, readManifest, releaseFolder } from '../store/release-store';

/**
 * Adds a built release to a folder of releases, completely or not at all. A published release never changes. Publishing
 * an equal one changes nothing. A different one of the same version throws {@link ReleaseRejected}.
 * @param built the folder that the build wrote, with `release.json`
 */
export async function publish(root: string, built: string): Promise<LiveRelease> {
  const manifest = await readManifest(built);
  const reasons = await checkFiles({ manifest, folder: built });
  if (reasons.length > 0) throw new ReleaseRejected(reasons);
  const folder = releaseFolder(root, manifest.app, manifest.version);
  await mkdir(dirname(folder), { recursive: true });
  await withDraft(root, async (draft) => {
    await cp(built, draft, { recursive: true });
    if (!(await moveIntoPlace(draft, folder))) await rejectDifferent(manifest, folder);
  });
  return { manifest: await readManifest(folder), folder };
}

/** Time and commit of the build do not make it a different release. */
const BUILT = { commit: '', dirty: false, builtAt: '' };

async function rejectDifferent(manifest: ReleaseManifest, folder: string): Promise<void> {
  const existing = await readManifest(folder);
  if (isDeepStrictEqual({ ...manifest, ...BUILT }, { ...existing, ...BUILT })) return;
  throw new ReleaseRejected([
    `${manifest.app} ${manifest.version} уже опубликован с другим содержимым: выпуски не меняются, соберите новую версию`,
  ]);
}
