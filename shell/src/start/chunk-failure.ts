import { tabMemory } from 'shared-contracts/storage';
import * as z from 'zod/mini';

/** The minimum time between two reloads because of a missing chunk, in milliseconds (LIM-40). */
const GUARD = 60_000;
const KEY = 'chunkReloadedAt';

/** Whether a script or style chunk could not be loaded: the error of webpack or the style loader, or an error caused by one. */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return error.name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED' || isChunkFailure(error.cause);
}

/**
 * Reloads the page, at most once a minute (LAY-59). A browser that cannot store the time of the reload is never reloaded.
 * @param now milliseconds
 */
export function reloadOnce(reload: () => void, now = Date.now()): void {
  const last = tabMemory.read(KEY, z.number()) ?? 0;
  if (now - last >= GUARD && tabMemory.write(KEY, now)) reload();
}
