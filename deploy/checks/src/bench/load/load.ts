import { createHistogram } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Visitor } from './visitor';

interface Load {
  readonly port: number;
  /** The requested URLs, one after another. */
  readonly paths: readonly string[];
  readonly connections?: number;
  /** The address of all requests. By default each request has another address. */
  readonly address?: string;
  /** Requests per second over all connections; undefined: as many as the server answers. */
  readonly rate?: number;
}

/** The result of a load. */
export interface LoadResult {
  /** Responses per second. */
  readonly rate: number;
  /** Milliseconds from the time when a request was due to its response. */
  readonly p50: number;
  readonly p99: number;
  readonly answered: number;
  /** Aborted, late, or with another status than 2xx. */
  readonly failed: number;
}

/** A load that runs until it is stopped. It shares the cores with the shop, so it does as little work per response as possible. */
export function startLoad({ port, paths, connections = 8, address, rate }: Load): { stop: () => Promise<LoadResult> } {
  const visitors = Array.from({ length: connections }, () => new Visitor(port, address));
  const startedAt = performance.now();
  const latencies = createHistogram();
  let asked = 0;
  let answered = 0;
  let failed = 0;
  let stopped = false;

  async function visit(visitor: Visitor, due: number) {
    const path = paths[asked++ % paths.length] ?? '/';
    try {
      const status = await visitor.ask(path);
      answered += 1;
      if (status < 200 || status > 299) failed += 1;
    } catch {
      failed += 1;
    }
    latencies.record(Math.max(1, Math.round((performance.now() - due) * 1000)));
  }

  async function oneAfterTheOther(visitor: Visitor) {
    while (!stopped) await visit(visitor, performance.now());
  }

  /** A due request starts as soon as a connection is free; waiting for one counts as latency. */
  async function atRate(perSecond: number) {
    let number = 0;
    const nextDue = () => startedAt + (number / perSecond) * 1000;
    await Promise.all(
      visitors.map(async (visitor) => {
        while (!stopped) {
          const due = nextDue();
          if (due > performance.now()) await pause(1);
          else {
            number += 1;
            await visit(visitor, due);
          }
        }
      }),
    );
  }

  async function finish(): Promise<LoadResult> {
    stopped = true;
    const perSecond = (1000 * answered) / (performance.now() - startedAt);
    await done;
    for (const visitor of visitors) visitor.leave();
    const milliseconds = (percentile: number) => latencies.percentile(percentile) / 1000;
    return { rate: perSecond, p50: milliseconds(50), p99: milliseconds(99), answered, failed };
  }

  const done = rate ? atRate(rate) : Promise.all(visitors.map(oneAfterTheOther));
  let result: Promise<LoadResult> | undefined;
  return {
    stop() {
      result ??= finish();
      return result;
    },
  };
}

/** A load that runs for this many seconds. */
export async function load(wanted: Load, seconds: number): Promise<LoadResult> {
  const { stop } = startLoad(wanted);
  await pause(seconds * 1000);
  return stop();
}
