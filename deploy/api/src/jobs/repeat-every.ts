import type { Logger } from 'pino';

/**
 * Repeats work with a pause between its end and its next start, in milliseconds. A failure is logged, and the work
 * continues at the next time. Returns a function that stops it and waits for the current work.
 */
export function repeatEvery(
  milliseconds: number,
  what: string,
  log: Pick<Logger, 'error'>,
  work: () => Promise<unknown>,
  /** Milliseconds before the first time. */
  first = milliseconds,
): () => Promise<void> {
  let underWay: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout;
  let isStopped = false;
  const next = (wait: number) => {
    timer = setTimeout(() => {
      underWay = work()
        .catch((error: unknown) => log.error({ err: error }, `${what} failed`))
        .then(() => {
          if (!isStopped) next(milliseconds);
        });
    }, wait);
    timer.unref();
  };
  next(first);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await underWay;
  };
}
