import type { Context } from './context';

/** Calls a third-party service without waiting for it; a failure is only logged. */
export function inBackground(telling: Promise<void> | undefined, { log }: { log: Pick<Context['log'], 'warn'> }): void {
  telling?.catch((error: unknown) => log.warn({ err: error }, 'an outside service was not told'));
}
