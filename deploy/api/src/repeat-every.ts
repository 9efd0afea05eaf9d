import type { Logger } from 'pino';

/**
 * Does some work again and again, so many milliseconds after it was done last; a failure is logged and the next time comes all
 * the same. Answers how to stop, which waits for the work under way.
 */
export function repeatEvery(
  milliseconds: number,
  what: string,
  log: Pick<Logger, 'error'>,
  work: () => Promise<unknown>,
  /** Milliseconds until the first time. */
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
