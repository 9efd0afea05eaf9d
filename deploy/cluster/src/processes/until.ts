import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two looks. */
const LOOK = 50;

/**
 * Waits until something is so. A look that fails counts as no.
 *
 * @param what for the error: «api-1 готов»
 * @param limit milliseconds
 */
export async function until(what: string, isSo: () => Promise<boolean>, limit = 60_000): Promise<void> {
  const end = performance.now() + limit;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > end) throw new Error(`Не дождались: ${what}`);
    await pause(LOOK);
  }
}
