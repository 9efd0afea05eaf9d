import { createHistogram } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { hostOf } from './pages';

interface Load {
  readonly port: number;
  /** Asked for in turn. */
  readonly paths: readonly string[];
  readonly connections?: number;
  /** Requests per second of all connections; without it as many as there are answers. */
  readonly rate?: number;
}

/** What a load brought. */
export interface LoadResult {
  /** Answers per second. */
  readonly rate: number;
  /** Milliseconds from the moment a request was due to its answer. */
  readonly p50: number;
  readonly p99: number;
  readonly answered: number;
  /** Broken off, late, or answered with anything but 2xx. */
  readonly failed: number;
}

/** Milliseconds after which an answer is late. */
const TIME_LIMIT = 10_000;

/**
 * A load that goes on until it is stopped: visitors without cookies, with gzip as every browser has it. It shares the cores with
 * the shop, so it does as little as it can with an answer: it is read to its end and thrown away.
 */
export function startLoad({ port, paths, connections = 8, rate }: Load): { stop: () => Promise<LoadResult> } {
  const visitors = new Pool(`http://127.0.0.1:${port}`, {
    connections,
    headersTimeout: TIME_LIMIT,
    bodyTimeout: TIME_LIMIT,
  });
  const headers = { host: hostOf(port), 'accept-encoding': 'gzip' };
  const begun = performance.now();
  const latencies = createHistogram();
  let asked = 0;
  let answered = 0;
  let failed = 0;
  let stopped = false;

  async function visit(due: number) {
    const path = paths[asked++ % paths.length] ?? '/';
    try {
      const { statusCode, body } = await visitors.request({ path, method: 'GET', headers });
      await body.dump({ limit: Number.POSITIVE_INFINITY });
      answered += 1;
      if (statusCode < 200 || statusCode > 299) failed += 1;
    } catch {
      failed += 1;
    }
    latencies.record(Math.max(1, Math.round((performance.now() - due) * 1000)));
  }

  async function oneAfterTheOther() {
    while (!stopped) await visit(performance.now());
  }

  /** Whoever is due goes, however many wait for their answers still. */
  async function atRate(perSecond: number) {
    const due = () => begun + (asked / perSecond) * 1000;
    while (!stopped) {
      while (due() <= performance.now()) void visit(due());
      await pause(1);
    }
    while (latencies.count < asked) await pause(1);
  }

  async function finish(): Promise<LoadResult> {
    stopped = true;
    const perSecond = (1000 * answered) / (performance.now() - begun);
    await done;
    await visitors.close();
    const milliseconds = (percentile: number) => latencies.percentile(percentile) / 1000;
    return { rate: perSecond, p50: milliseconds(50), p99: milliseconds(99), answered, failed };
  }

  const done = rate ? atRate(rate) : Promise.all(Array.from({ length: connections }, oneAfterTheOther));
  let result: Promise<LoadResult> | undefined;
  return {
    stop() {
      result ??= finish();
      return result;
    },
  };
}

/** A load of so many seconds. */
export async function load(wanted: Load, seconds: number): Promise<LoadResult> {
  const { stop } = startLoad(wanted);
  await pause(seconds * 1000);
  return stop();
}
