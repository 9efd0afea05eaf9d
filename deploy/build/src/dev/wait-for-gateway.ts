import { setTimeout as pause } from 'node:timers/promises';
import type { AreaName } from '@zapovednik/platform/routes';
import * as z from 'zod/mini';

/** Milliseconds between two requests, and the maximum time to wait for the gateway to show a change. */
const POLLING = { interval: 20, timeout: 2_000 };

const health = z.object({ versions: z.record(z.string(), z.string()) });

/** Waits until the gateway on this local port renders its pages with a version of an area. */
export async function waitForGateway(port: number, area: AreaName, version: string): Promise<void> {
  for (const until = Date.now() + POLLING.timeout; Date.now() < until; await pause(POLLING.interval)) {
    const answer: unknown = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      (response) => response.json(),
      () => null,
    );
    if (health.safeParse(answer).data?.versions[area] === version) return;
  }
}
