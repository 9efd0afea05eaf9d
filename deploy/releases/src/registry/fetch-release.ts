import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AppName } from '@zapovednik/platform/routes';
import { fetch, type Response } from 'undici';
import { hasErrorCode } from '../has-error-code';
import { moveIntoPlace, withDraft } from '../store/draft';
import { integrityOf } from '../store/integrity';
import { releaseManifest } from '../store/manifest';
import { type LiveRelease, readRelease, releaseFolder } from '../store/release-store';
import { forEachConcurrently } from './for-each-concurrently';

/** Milliseconds for one answer of the registry. */
const ANSWER_LIMIT = 10_000;
const CONCURRENT_DOWNLOADS = 8;

/** The registry did not return the file, or the file differs from the one in the release. */
class RegistryError extends Error {
  override name = 'RegistryError';
}

/**
 * Requests a file from the registry. Returns 200, or 304 when the file still has this ETag. Not by Node's own `fetch`: its undici 7 ends the
 * process when a server closes the connection while its answer waits to be read (undici's issue 5360).
 */
export async function requestRegistry(url: string, etag?: string | null): Promise<Response> {
  const response = await fetch(url, {
    headers: etag ? { 'if-none-match': etag } : {},
    signal: AbortSignal.timeout(ANSWER_LIMIT),
  });
  if (response.ok || (etag && response.status === 304)) return response;
  throw new RegistryError(`${url}: ${response.status}`);
}

/** Downloads a release into the cache folder, completely or not at all. A cached release is not downloaded again. */
export async function fetchRelease(base: string, cache: string, app: AppName, version: string): Promise<LiveRelease> {
  const folder = releaseFolder(cache, app, version);
  try {
    return await readRelease(cache, app, version);
  } catch (error) {
    if (!hasErrorCode(error, 'ENOENT')) throw error;
  }
  const address = `${base}/${app}/${version}`;
  const text = await (await requestRegistry(`${address}/release.json`)).text();
  const manifest = releaseManifest.parse(JSON.parse(text));
  if (manifest.app !== app || manifest.version !== version) {
    throw new RegistryError(`${address} holds ${manifest.app} ${manifest.version}`);
  }
  await mkdir(dirname(folder), { recursive: true });
  await withDraft(cache, async (draft) => {
    await forEachConcurrently(CONCURRENT_DOWNLOADS, Object.entries(manifest.files), async ([name, hash]) => {
      const content = Buffer.from(await (await requestRegistry(`${address}/${name}`)).arrayBuffer());
      if (integrityOf(content) !== hash) {
        throw new RegistryError(`${address}/${name} does not have the hash of its release`);
      }
      await mkdir(dirname(join(draft, name)), { recursive: true });
      await writeFile(join(draft, name), content);
    });
    await writeFile(join(draft, 'release.json'), text);
    await moveIntoPlace(draft, folder);
  });
  return { manifest, folder };
}
