import type { FastifyInstance } from 'fastify';
import type { LiveSet } from './documents/live-set';

/** `GET /healthz`: 200 when the gateway, what is live and the back end are ready; else 503, and which is not. */
export function healthRoutes(app: FastifyInstance, live: LiveSet, apiRoot: string) {
  app.get('/healthz', async (_request, reply) => {
    const api = await fetch(new URL('/healthz', apiRoot), { signal: AbortSignal.timeout(2_000) })
      .then(({ ok }) => ok)
      .catch(() => false);
    const parts = { gateway: true, releases: live.current !== null, api };
    const ready = Object.values(parts).every(Boolean);
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, parts, set: live.current?.id ?? null });
  });
}
