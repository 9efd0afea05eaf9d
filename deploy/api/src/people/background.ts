import type { Context } from '../http/context';

/** Tells an outside service something that nobody waits for; that it failed is only logged. */
export function inBackground(telling: Promise<void> | undefined, { log }: Pick<Context, 'log'>): void {
  telling?.catch((error: unknown) => log.warn({ err: error }, 'an outside service was not told'));
}
