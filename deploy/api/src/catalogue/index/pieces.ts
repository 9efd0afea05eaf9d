import { setTimeout as sleep } from 'node:timers/promises';

/** Long work that yields every few milliseconds, so that requests can be answered before it continues. */
export type Pieces<T = void> = Generator<void, T>;

/** How the pieces are run. */
export type Run = <T>(pieces: Pieces<T>) => T | Promise<T>;

/** Without pauses, for small work and for the start of a process. */
export const atOnce: Run = (pieces) => {
  let step = pieces.next();
  while (!step.done) step = pieces.next();
  return step.value;
};

/** With a pause after each piece, as long as the piece took: at least half of the thread is left for requests. */
export const withRests: Run = async (pieces) => {
  for (;;) {
    const began = performance.now();
    const step = pieces.next();
    if (step.done) return step.value;
    await sleep(performance.now() - began);
  }
};
