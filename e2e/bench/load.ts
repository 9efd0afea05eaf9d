import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon, { type Result } from 'autocannon';
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

/** A load that goes on until it is stopped: visitors without cookies, with gzip as every browser has it. */
export function startLoad({ port, paths, connections = 8, rate }: Load): { stop: () => Promise<LoadResult> } {
  const instance = autocannon(
    {
      url: `http://127.0.0.1:${port}`,
      connections,
      duration: 3_600,
      headers: { host: hostOf(port), 'accept-encoding': 'gzip' },
      requests: paths.map((path) => ({ method: 'GET', path })),
      ...(rate && { overallRate: rate }),
    },
    () => {},
  );
  const done = once(instance, 'done');
  return {
    async stop() {
      instance.stop();
      const [result]: Result[] = await done;
      if (!result) throw new Error('the load generator gave no result');
      return measured(result);
    },
  };
}

/** A load of so many seconds. */
export async function load(wanted: Load, seconds: number): Promise<LoadResult> {
  const { stop } = startLoad(wanted);
  await pause(seconds * 1000);
  return stop();
}

function measured({ requests, latency, duration, errors, timeouts, non2xx }: Result): LoadResult {
  return {
    rate: requests.total / duration,
    p50: latency.p50,
    p99: latency.p99,
    answered: requests.total,
    failed: errors + timeouts + non2xx,
  };
}
