import type { Context } from './context';

/** Calls a third-party service without waiting for it. A failure is only logged. */
export function inBackground(telling: Promise<void> | undefined, { log }: { log: Pick<Context['log'], 'warn'> }): void {
  telling?.catch((error: unknown) => log.warn({ err: error }, 'a report to a third-party service failed'));
}
