import { versionsOf } from 'deploy-releases/registry';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { LiveSet } from './documents/live-set';
import type { RenderPool } from './render/pool';

/** How long the back end may take to answer that it is ready, in milliseconds. */
const TIME_LIMIT = 2_000;

interface HealthRoutes {
  live: LiveSet;
  pool: RenderPool;
  apiRoot: string;
}

/**
 * Health for probes and people.
 * - `GET /livez`: this process answers. It checks nothing else.
 * - `GET /readyz`: this replica can serve: it is not shutting down, a release set is live and a render worker runs. The back end
 * may be down, because cached pages are still served.
 * - `GET /healthz`: the shop as a whole, back end included, and which versions are live.
 */
export function healthRoutes(app: FastifyInstance, { live, pool, apiRoot }: HealthRoutes): void {
  const route = { config: { anyHost: true } };

  app.get('/livez', route, (_, reply) => send(reply, true, {}));

  app.get('/readyz', route, (_, reply) => {
    const parts = { accepting: app.server.listening, releases: live.current !== null, renderer: pool.isReady() };
    return send(reply, allOf(parts), { parts });
  });

  app.get('/healthz', route, async (_, reply) => {
    const api = await fetch(new URL('/healthz', apiRoot), { signal: AbortSignal.timeout(TIME_LIMIT) })
      .then(({ ok }) => ok)
      .catch(() => false);
    const parts = { gateway: true, releases: live.current !== null, api };
    const versions = live.current && versionsOf(live.current);
    return send(reply, allOf(parts), { parts, set: live.current?.id ?? null, versions });
  });
}

const allOf = (parts: Record<string, boolean>) => Object.values(parts).every(Boolean);

const send = (reply: FastifyReply, ready: boolean, body: object) =>
  reply
    .status(ready ? 200 : 503)
    .header('cache-control', 'no-store')
    .send({ ready, ...body });
