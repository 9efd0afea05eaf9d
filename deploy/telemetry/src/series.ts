import type { Histogram } from '@opentelemetry/sdk-metrics';
import type { Attributes, Series } from './telemetry';

/** Seconds. The objectives of `deploy/production/monitoring` are among them. */
const BOUNDARIES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Where nothing is measured. */
export const unmeasured: Series = { record() {} };

/** A counter of one set of labels. */
export class Sum implements Series {
  value = 0;

  constructor(readonly labels: Attributes) {}

  record(value: number) {
    this.value += value;
  }
}

/** Durations of one set of labels. Each bucket counts what is not more than its boundary, and more than the one before. */
export class Durations implements Series {
  readonly #counts = new Array<number>(BOUNDARIES.length + 1).fill(0);
  #count = 0;
  #sum = 0;

  constructor(readonly labels: Attributes) {}

  record(seconds: number) {
    let bucket = 0;
    // Most are short, so the first boundaries are the likely ones.
    while (bucket < BOUNDARIES.length && seconds > (BOUNDARIES[bucket] ?? 0)) bucket += 1;
    this.#counts[bucket] = (this.#counts[bucket] ?? 0) + 1;
    this.#count += 1;
    this.#sum += seconds;
  }

  get value(): Histogram {
    return { buckets: { boundaries: BOUNDARIES, counts: this.#counts }, count: this.#count, sum: this.#sum };
  }
}
