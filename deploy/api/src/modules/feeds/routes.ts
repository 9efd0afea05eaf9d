import { DEFAULT_LOCATION_ID } from '@zapovednik/api/shell/wire/default-location';
import { subdomainOf } from 'deploy-network/public-origin';
import { eq, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { feed } from '../../db/schema';
import type { Shop } from '../../http/context';
import type { CityRow } from '../../http/storefronts';

/** Requests per minute from one address. Feeds are large, and advertising systems read them a few times a day. */
const LIMIT = 120;
/** Seconds after which a feed that was not made yet should be requested again. */
const RETRY = 60;
/** The precision of a feed's last request time, in milliseconds, so that not every request writes it. */
const EXACTNESS = 3_600_000;

const params = z.object({ file: z.enum(['yandex.xml', 'google.xml']) });
const columns = { 'yandex.xml': feed.yandex, 'google.xml': feed.google } as const;

/**
 * GET `/feeds/yandex.xml` and `/feeds/google.xml`: the products of the storefront of the Host header, for Yandex Market (YML) and Google
 * Merchant. The first request gets a 503, and a job makes the files: see `make-feeds.ts`.
 */
export async function feedRoutes(
  app: FastifyInstance,
  { shop: { db, places, publicOrigin, now } }: { shop: Pick<Shop, 'db' | 'places' | 'publicOrigin' | 'now'> },
): Promise<void> {
  const config = { perMinute: LIMIT };

  app.get('/feeds/:file', { config }, async (request, reply) => {
    const requested = params.safeParse(request.params);
    const place = cityOf(subdomainOf(request.headers.host ?? '', publicOrigin), await places.cities());
    if (!requested.success || !place) return reply.callNotFound();
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? '')))
      return reply.code(406).send({ type: 'error', code: 'only_gzip', message: 'Accept-Encoding: gzip is required' });
    const [found] = await db
      .select({ file: columns[requested.data.file], madeAt: feed.madeAt })
      .from(feed)
      .where(eq(feed.cityId, place.id));
    await remember(place.id);
    if (!found?.file || !found.madeAt)
      return reply
        .code(503)
        .headers({ 'retry-after': String(RETRY), 'cache-control': 'no-store' })
        .send({ type: 'error', code: 'not_made', message: 'The feed is being made' });
    return reply
      .headers({
        'content-encoding': 'gzip',
        'cache-control': 'public, max-age=600',
        'last-modified': found.madeAt.toUTCString(),
        vary: 'accept-encoding',
      })
      .type('application/xml; charset=utf-8')
      .send(found.file);
  });

  /** Stores the time of the request, because only requested feeds are made. */
  async function remember(cityId: number) {
    const askedAt = now();
    await db
      .insert(feed)
      .values({ cityId, askedAt })
      .onConflictDoUpdate({
        target: feed.cityId,
        set: { askedAt },
        setWhere: lt(feed.askedAt, new Date(askedAt.getTime() - EXACTNESS)),
      });
  }
}

/** Null: the host is not one of the shop's. */
function cityOf(subdomain: string | null, cities: readonly CityRow[]): CityRow | undefined {
  if (subdomain === null) return undefined;
  if (subdomain === '') return cities.find(({ locationId }) => locationId === DEFAULT_LOCATION_ID);
  return cities.find((city) => city.subdomain === subdomain);
}
