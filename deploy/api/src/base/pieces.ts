import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';

/** Long work that yields every few milliseconds, so that requests can be answered before it continues. */
export type Pieces<T = void> = Generator<void, T>;

/** Runs the pieces. */
export type Run = <T>(pieces: Pieces<T>) => T | Promise<T>;

/** Runs the pieces without pauses, for small work and for the start of a process. */
export const atOnce = <T>(pieces: Pieces<T>): T => {
  let step = pieces.next();
  while (!step.done) step = pieces.next();
  return step.value;
};

/** Pauses after each piece for as long as the piece took, so that at least half of the thread is free for requests. */
export const withRests: Run = async (pieces) => {
  for (;;) {
    const began = performance.now();
    const step = pieces.next();
    if (step.done) return step.value;
    await sleep(performance.now() - began);
  }
};

/** Milliseconds of work before other requests get a turn. */
const SLICE = 4;

/**
 * In slices, with a turn of the event loop after each.
 *
 * @param onWork called once with the milliseconds of all slices
 */
export const inSlices =
  (onWork: (milliseconds: number) => void): Run =>
  async (pieces) => {
    let worked = 0;
    let began = performance.now();
    try {
      for (;;) {
        const step = pieces.next();
        if (step.done) return step.value;
        if (performance.now() - began < SLICE) continue;
        worked += performance.now() - began;
        await turn();
        began = performance.now();
      }
    } finally {
      onWork(worked + performance.now() - began);
    }
  };
