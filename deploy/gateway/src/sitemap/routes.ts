import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { pageKind } from '@zapovednik/api/shell/calls/sitemap';
import { DEFAULT_LOCATION_ID } from '@zapovednik/api/shell/wire/default-location';
import { createApi } from '@zapovednik/platform/client';
import { networkOf } from 'deploy-network/network';
import type { RequestLimits } from 'deploy-redis/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Storefronts, storefrontOf } from '../city/storefront';
import type { LiveSet } from '../documents/release-set/live-set';
import { routesOf } from '../documents/release-set/set-routes';
import { sendTooMany } from '../http/send-too-many';
import { disallowedPaths } from './city-routes';
import { robotsTxt } from './robots-txt';
import { Sitemaps } from './sitemap';

const gunzip = promisify(zlib.gunzip);

/** The same for all visitors, for an hour: search engines read it rarely. */
const CACHE_CONTROL = 'public, max-age=3600';

/**
 * Files of one address. A search engine reads all files of a city, a few dozen, once a day. Each unknown name costs a
 * call to the back end.
 */
const OF_ADDRESS = { most: 300, perSecond: 5 };

const params = z.object({ kind: pageKind, part: z.pipe(z.string(), z.pipe(z.transform(Number), z.int())) });

interface SitemapRoutes extends Storefronts {
  live: LiveSet;
  apiRoot: string;
  limits: RequestLimits;
}

/** `robots.txt` and the sitemap of each city, with addresses of that city's host. */
export function sitemapRoutes(app: FastifyInstance, { live, apiRoot, limits, ...storefronts }: SitemapRoutes) {
  const sitemaps = new Sitemaps(
    createApi({ root: apiRoot, location: () => DEFAULT_LOCATION_ID, session: async () => null }),
  );

  app.get('/robots.txt', async (request, reply) => {
    // The session is not used here: the answer is cached and the same for all visitors.
    const storefront = await storefrontOf(request, reply, storefronts, null);
    if (!storefront) return reply;
    const disallowed = disallowedPaths(routesOf(live.required));
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .send(robotsTxt(storefront.origin, disallowed));
  });

  app.get('/sitemap.xml', (request, reply) => answer(request, reply, 'index'));
  app.get('/sitemap-pages.xml', (request, reply) => answer(request, reply, 'pages'));
  app.get('/sitemap-:kind(^[a-z]+)-:part(^\\d{1,6}).xml', (request, reply) => {
    const parsed = params.safeParse(request.params);
    return parsed.success ? answer(request, reply, parsed.data) : reply.callNotFound();
  });

  async function answer(request: FastifyRequest, reply: FastifyReply, name: Parameters<Sitemaps['file']>[0]['name']) {
    const share = { name: 'sitemaps', allowance: OF_ADDRESS, asker: networkOf(request.ip) };
    if ((await limits.take([share], 1)) > 0) return sendTooMany(reply);
    const storefront = await storefrontOf(request, reply, storefronts, null);
    if (!storefront) return reply;
    const set = live.required;
    const gzipped = await sitemaps.file({ ...storefront, name }, set.id, routesOf(set)).catch((error: unknown) => {
      request.log.error({ err: error }, 'the sitemap could not be created');
      return 'failed' as const;
    });
    if (gzipped === 'failed') {
      return reply
        .status(503)
        .headers({ 'cache-control': 'no-store', 'retry-after': '60' })
        .type('text/plain; charset=utf-8')
        .send('Карта сайта временно недоступна');
    }
    if (!gzipped) return reply.callNotFound();
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .header('vary', 'accept-encoding');
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(await gunzip(gzipped));
    return reply.header('content-encoding', 'gzip').send(gzipped);
  }
}
