import { setTimeout as pause } from 'node:timers/promises';
import { getPage } from 'e2e/shop/pages';
import * as z from 'zod/mini';

const health = z.object({ set: z.nullable(z.string()) });
/**
 * Polling interval, and timeout, in milliseconds. The timeout is far above every target, so that a slow release also
 * has a result.
 */
const POLL_INTERVAL = 20;
const LIMIT = 300_000;

/** The id of the release set that the gateway uses for documents. */
export async function liveSet(port: number): Promise<string | null> {
  return health.parse(JSON.parse((await getPage(port, '/healthz')).body)).set;
}

/** Waits until the gateway uses another set than this one. */
export async function waitForNewSet(port: number, old: string | null): Promise<string | null> {
  const end = performance.now() + LIMIT;
  while (performance.now() < end) {
    const now = await liveSet(port);
    if (now !== old) return now;
    await pause(POLL_INTERVAL);
  }
  throw new Error(`the gateway stays at ${old}`);
}
