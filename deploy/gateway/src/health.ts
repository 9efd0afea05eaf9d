import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleaseSet, versionsOf } from 'deploy-releases/registry/registry';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { LiveSet } from './documents/release-set/live-set';
import type { RenderPool } from './render/pool';

/** How long the back end may take to answer that it is ready, in milliseconds. */
const TIME_LIMIT = 2_000;

/** The health answer of the back end. */
const backEndHealth = z.object({ jobs: z.optional(z.array(z.record(z.string(), z.unknown()))) });

interface BackEndHealth {
  readonly ok: boolean;
  readonly jobs: z.infer<typeof backEndHealth>['jobs'];
}

interface HealthRoutes {
  live: LiveSet;
  pool: RenderPool;
  apiRoot: string;
}

/**
 * Health for probes and people.
 * - `GET /livez`: this process answers. It checks nothing else.
 * - `GET /readyz`: this replica can serve: it is not shutting down, a release set is live and a render worker runs. The
 *   back end may be down, because cached pages are still served.
 * - `GET /readyz/whole`: the same, and it reaches a back end that is ready. A balancer prefers such replicas, so that one that is cut off
 *   from the back end gets no visitors while another is not.
 * - `GET /healthz`: the shop as a whole, back end included, and which versions are live. `missing` are scripts of the
 *   live set that do not exist: their areas do not start in the browser, although pages are served. `jobs` are the back
 *   end's numbers of waiting and failed jobs.
 */
export function healthRoutes(app: FastifyInstance, { live, pool, apiRoot }: HealthRoutes): void {
  const route = { config: { anyHost: true } };

  let asking: Promise<[BackEndHealth, readonly string[]]> | null = null;
  const askBackEnd = async (): Promise<BackEndHealth> => {
    try {
      const answer = await fetch(new URL('/healthz', apiRoot), { signal: AbortSignal.timeout(TIME_LIMIT) });
      return { ok: answer.ok, jobs: backEndHealth.safeParse(await answer.json()).data?.jobs };
    } catch {
      return { ok: false, jobs: undefined };
    }
  };

  let reaching: Promise<boolean> | null = null;
  const reachesBackEnd = async (): Promise<boolean> => {
    try {
      const answer = await fetch(new URL('/readyz', apiRoot), { signal: AbortSignal.timeout(TIME_LIMIT) });
      await answer.bytes();
      return answer.ok;
    } catch {
      return false;
    }
  };
  const own = () => ({ accepting: app.server.listening, releases: live.current !== null, renderer: pool.isReady() });

  app.get('/livez', route, (_, reply) => send(reply, true, {}));

  app.get('/readyz', route, (_, reply) => {
    const parts = own();
    return send(reply, allOf(parts), { parts });
  });

  app.get('/readyz/whole', route, async (_, reply) => {
    reaching ??= reachesBackEnd().finally(() => {
      reaching = null;
    });
    const parts = { api: await reaching, ...own() };
    return send(reply, allOf(parts), { parts });
  });

  app.get('/healthz', route, async (_, reply) => {
    // Concurrent requests share one question to the back end.
    asking ??= Promise.all([askBackEnd(), missingEntries(live.current)]).finally(() => {
      asking = null;
    });
    const [{ ok: api, jobs }, missing] = await asking;
    const parts = { gateway: true, releases: live.current !== null, files: missing.length === 0, api };
    const versions = live.current && versionsOf(live.current);
    const set = live.current?.id ?? null;
    return send(reply, allOf(parts), { parts, set, versions, jobs, ...(missing.length > 0 && { missing }) });
  });
}

/** The browser entries of the set's apps that do not exist in their releases: `mf-catalog/1.2.0/web/remoteEntry.js`. */
async function missingEntries(set: ReleaseSet | null): Promise<readonly string[]> {
  const missing = Object.values(set?.apps ?? {}).map(async ({ folder, manifest: { app, version, entry } }) => {
    const file = join('web', entry);
    const isThere = await access(join(folder, file)).then(
      () => true,
      () => false,
    );
    return isThere ? [] : [join(app, version, file)];
  });
  return (await Promise.all(missing)).flat();
}

const allOf = (parts: Record<string, boolean>) => Object.values(parts).every(Boolean);

const send = (reply: FastifyReply, ready: boolean, body: object) =>
  reply
    .status(ready ? 200 : 503)
    .header('cache-control', 'no-store')
    .send({ ready, ...body });
