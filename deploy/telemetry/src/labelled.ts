import type { Attributes } from './telemetry';

/** Series of one metric; what comes later is counted together. */
const MOST = 1_500;
/** As OpenTelemetry marks these. */
const OVERFLOW: Attributes = { 'otel.metric.overflow': true };

/** The series of one metric by their labels. */
export class Labelled<S> {
  readonly #series = new Map<string, S>();
  /** The same series by labels as code gives them, so that they are not sorted for each measurement. */
  readonly #given = new Map<string, S>();

  constructor(private readonly create: (labels: Attributes) => S) {}

  get all(): readonly S[] {
    return [...this.#series.values()];
  }

  /** The series of these labels, in whatever order they are. */
  of(labels: Attributes): S {
    const given = keyOf(Object.keys(labels), labels);
    const before = this.#given.get(given);
    if (before) return before;
    const key = keyOf(Object.keys(labels).sort(), labels);
    if (!this.#series.has(key) && this.#series.size >= MOST) return this.#at('', OVERFLOW);
    const series = this.#at(key, labels);
    this.#given.set(given, series);
    return series;
  }

  #at(key: string, labels: Attributes): S {
    const before = this.#series.get(key);
    if (before) return before;
    const created = this.create(labels);
    this.#series.set(key, created);
    return created;
  }
}

/** `\0` is in no name of ours. */
function keyOf(names: readonly string[], labels: Attributes): string {
  let key = '\0';
  for (const name of names) key += `${name}\0${labels[name]}\0`;
  return key;
}
