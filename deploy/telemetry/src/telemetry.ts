import type { Metric, Reading } from './metrics';
import type { PassedSpan } from './passed-spans';

/** What a span or a measurement is about: names and numbers of ours, never what a visitor wrote. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  /** `server`: answers a request, `client`: waits for another process. */
  readonly kind?: 'server' | 'client';
  readonly attributes?: Attributes;
  /** The `traceparent` of another process or thread. By default the span that is open in this code. */
  readonly parent?: string | undefined;
  /** Work that begins by itself, again and again: where no trace is, it may begin one. */
  readonly isRoot?: boolean;
  /**
   * The stored `traceparent` of what asked for this work, which is done later: it is a new trace with a link to that one, and kept if
   * that is. Null: nobody knows.
   */
  readonly cause?: string | null;
}

/** A request that came. */
interface Received {
  readonly attributes: Attributes;
  /** The `traceparent` that came with it. */
  readonly traceparent: unknown;
  /** Whether its sender may say which trace it belongs to. */
  readonly isKnown: boolean;
}

/** A piece of work in a trace. Of a trace that is not kept there are only the ids. */
export interface Span {
  /** The `traceparent` for other processes. */
  readonly traceparent: string;
  set(attributes: Attributes): void;
  rename(name: string): void;
  /** Only the kind of an error is kept: its message may hold what a visitor wrote. */
  fail(error: unknown): void;
  /** Runs code, and everything that it starts, inside this span. */
  run<T>(work: () => T): T;
  end(): void;
}

/** What was measured with one set of labels. */
export interface Series {
  /** Adds to a counter, or a duration in seconds. */
  record(value: number): void;
}

/** What a running telemetry offers. */
export interface Telemetry {
  /** Null: this work is in no trace that is kept. */
  begin(name: string, options: SpanOptions): Span | null;
  /** Null: the request is in no trace, and nobody has named one. Most are. */
  receive(name: string, received: Received): Span | null;
  /** The `traceparent` of the running code. */
  traceparent(): string | undefined;
  /** The span of the running code, for its log lines, and the trace that it is linked to. */
  ids(): { readonly trace_id: string; readonly span_id: string; readonly linked_trace_id?: string } | undefined;
  /** Of a counter or a histogram. Code that measures often keeps it. */
  series(metric: Metric, labels: Attributes): Series;
  observe(metric: Metric, read: () => readonly Reading[] | Promise<readonly Reading[]>): void;
  /** Takes spans of a thread of this process. */
  take(spans: readonly PassedSpan[]): void;
  close(): Promise<void>;
}

let running: Telemetry | null = null;

/** Sets what the functions below use. Null: nothing is traced and measured. */
export function use(telemetry: Telemetry | null): void {
  running = telemetry;
}

/** The telemetry of this process or thread, or null. Code that is called often asks it once. */
export const telemetry = (): Telemetry | null => running;

/** Does work as a span, or just does it. @param work gets the span to describe it further */
export async function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: (span: Span | null) => Promise<T>,
): Promise<T> {
  const span = running?.begin(name, options);
  if (!span) return work(null);
  try {
    return await span.run(() => work(span));
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}

/** Counts, or records a duration in seconds. */
export const measure = (metric: Metric, value: number, labels: Attributes = {}): void =>
  running?.series(metric, labels).record(value);

/**
 * Counters start with these labels at 0, because the first increase of a series that was not there is none for Prometheus.
 *
 * @returns the counters, for code that counts often
 */
export const countFromZero = (metric: Metric, labels: readonly Attributes[]): readonly (Series | undefined)[] =>
  labels.map((each) => {
    const series = running?.series(metric, each);
    series?.record(0);
    return series;
  });

/** Lets a value be read whenever metrics are. A failed reading gives no value. */
export const observe = (metric: Metric, read: () => readonly Reading[] | Promise<readonly Reading[]>): void =>
  running?.observe(metric, read);

const NO_TRACE = {};

/** For pino: log lines name their trace. Most have none, and then nothing is made for them. */
export const linesWithTrace = {
  mixin: (): object => running?.ids() ?? NO_TRACE,
  mixinMergeStrategy: (line: object, ids: object): object => (ids === NO_TRACE ? line : Object.assign(ids, line)),
};

/** Delivers what is left, within a few seconds. */
export async function closeTelemetry(): Promise<void> {
  await running?.close();
}
