import { createHistogram } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

interface Arrivals {
  /** Arrivals per second, on average. */
  readonly rate: number;
  readonly seconds: number;
  /** What somebody who arrives does. Rejects when the shop fails them. */
  readonly arrive: (number: number) => Promise<unknown>;
}

/** What people who arrive meet. */
export interface Arrived {
  readonly arrived: number;
  /** Milliseconds from the moment when somebody should have arrived, so a late generator or a stopped shop counts. */
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

/** Milliseconds in which the last ones get their answers. */
const PATIENCE = 20_000;

/**
 * People arrive at random, as in a shop: independent of each other, and of how long those before wait. A loop of visitors would wait with
 * a slow shop, and so ask it less exactly when it is slow.
 */
export async function arrivals({ rate, seconds, arrive }: Arrivals): Promise<Arrived> {
  const latencies = createHistogram();
  const waiting = new Set<Promise<void>>();
  const began = performance.now();
  const end = began + seconds * 1000;
  let arrived = 0;
  let failed = 0;
  const meet = async (number: number, due: number) => {
    await arrive(number).catch(() => {
      failed += 1;
    });
    latencies.record(Math.max(1, Math.round((performance.now() - due) * 1000)));
  };
  for (let due = began + gap(rate); due < end; due += gap(rate)) {
    // A timer is exact to a millisecond, in which several may arrive.
    if (due - performance.now() > 1) await pause(due - performance.now());
    const one = meet(arrived++, due).finally(() => waiting.delete(one));
    waiting.add(one);
  }
  await Promise.race([Promise.all(waiting), pause(PATIENCE, undefined, { ref: false })]);
  const milliseconds = (percentile: number) => latencies.percentile(percentile) / 1000;
  return { arrived, p50: milliseconds(50), p99: milliseconds(99), failed: failed + waiting.size };
}

/** Milliseconds between two arrivals of a Poisson process. */
const gap = (rate: number) => (-Math.log(1 - Math.random()) * 1000) / rate;
