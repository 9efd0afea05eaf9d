import { join } from 'node:path';
import type { AreaName } from '@zapovednik/platform/routes';
import { buildApp } from 'deploy-build/build-app';
import { root } from 'deploy-build/sources/app';
import { publish } from 'deploy-releases/actions/publish';
import { withDraft } from 'deploy-releases/store/draft';

/** Publishes an area once more under another version, which is returned. */
export async function publishAnother(releases: string, name: AreaName, first: string): Promise<string> {
  const version = `${first}.bench`;
  await withDraft(releases, async (draft) => {
    await buildApp({ name, version, folder: join(root, name), out: draft });
    await publish(releases, draft);
  });
  return version;
}
