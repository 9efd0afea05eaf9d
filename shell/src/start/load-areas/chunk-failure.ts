import type { ErrorSource } from '@zapovednik/platform/app';
import type { AreaName } from '@zapovednik/platform/routes';
import { tabMemory } from '@zapovednik/platform/storage';
import * as z from 'zod/mini';
import { AreaUnavailable } from '../../areas/area-host';

/** The minimum time between two reloads because of a missing chunk, in milliseconds (LIM-40). */
const GUARD = 60_000;
const KEY = 'chunkReloadedAt';

/** An area's `remoteEntry.js` could not be loaded, or is not an area's. */
export class EntryFailure extends Error {
  override name = 'EntryFailure';
}

/** Areas whose missing entry this page shows, with «Повторить». A reload would remove the rest of the page. */
const shown = new Set<AreaName>();

/**
 * Whether a script or style could not be loaded and only a reload helps (LAY-59): an error of webpack or the style
 * loader, an error of an area's entry that no fallback shows (a command, an event), or an error caused by one of these.
 * Stores the areas that a fallback shows.
 */
export function needsReload(error: unknown, source: Pick<ErrorSource, 'phase'>): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AreaUnavailable && error.cause instanceof EntryFailure) {
    if (source.phase === 'load' || source.phase === 'widget') shown.add(error.area);
    return !shown.has(error.area);
  }
  const code = 'code' in error ? error.code : undefined;
  return error.name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED' || needsReload(error.cause, source);
}

/**
 * Reloads the page, at most once a minute (LAY-59). A browser that cannot store the time of the reload is never reloaded;
 * one without a network would lose the page, and the presses that it keeps.
 * @param now milliseconds
 */
export function reloadOnce(reload: () => void, now = Date.now()): void {
  if (!navigator.onLine) return;
  const last = tabMemory.read(KEY, z.number()) ?? 0;
  if (now - last >= GUARD && tabMemory.write(KEY, now)) reload();
}
