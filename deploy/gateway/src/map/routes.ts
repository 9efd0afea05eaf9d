import { networkOf } from 'deploy-network/network';
import type { RequestLimits } from 'deploy-redis/limits';
import type { FastifyInstance } from 'fastify';
import { Pool } from 'undici';
import * as z from 'zod/mini';
import { sendTooMany } from '../http/send-too-many';

/** The path of the style of our map server in the shop. */
export const OWN_STYLE = '/map/style.json';

/** Milliseconds: to connect, until the answer begins, and between two pieces of it. */
const TIMEOUTS = { connect: 2_000, headers: 5_000, body: 5_000 };
/** Bytes of one file. A tile has at most a few hundred thousand. */
const LARGEST_FILE = 4 * 1024 * 1024;
/** Connections to the map server, and files that wait for one. */
const MOST = { connections: 32, waiting: 256 };

/** Files of one address. Opening and moving a map reads about fifty at once. Browsers cache them for a day. */
const OF_ADDRESS = { most: 3_000, perSecond: 200 };

/** File names as map servers write them, "tiles/12/2650/1280.pbf". A name cannot lead out of the server's folder. */
const fileName = z.string().check(z.regex(/^[\w,@%-][\w.,@%-]*(\/[\w,@%-][\w.,@%-]*)*$/), z.maxLength(200));

/** The content types of a map. Other answers, for example a page with scripts, are refused. */
const isMapFile = (type: string) =>
  /^(application\/(geo\+)?json|application\/(x-protobuf|vnd\.mapbox-vector-tile)|image\/(png|webp|jpeg))\b/.test(type);

/**
 * GET `/map/…`: the style, tiles and fonts of our map server, from the shop's own origin. So no other server sees the
 * visitor's address. Compressed files are passed on unchanged.
 *
 * @param server The address of the server. Null: there is none, and these paths do not exist.
 */
export async function mapRoutes(app: FastifyInstance, limits: RequestLimits, server: string | null): Promise<void> {
  if (server === null) return;
  const { origin, pathname } = new URL(server);
  const pool = new Pool(origin, {
    connections: MOST.connections,
    connect: { timeout: TIMEOUTS.connect },
    headersTimeout: TIMEOUTS.headers,
    bodyTimeout: TIMEOUTS.body,
    maxResponseSize: LARGEST_FILE,
  });
  app.addHook('onClose', () => pool.destroy());

  app.get<{ Params: { '*': string } }>('/map/*', async (request, reply) => {
    const share = { name: 'map files', allowance: OF_ADDRESS, asker: networkOf(request.ip) };
    if ((await limits.take([share], 1)) > 0) return sendTooMany(reply);
    const file = fileName.safeParse(request.params['*']);
    if (!file.success) return reply.callNotFound();
    if (pool.stats.queued >= MOST.waiting) return reply.status(503).header('retry-after', '1').send();
    try {
      const { statusCode, headers, body } = await pool.request({
        method: 'GET',
        path: `${pathname.replace(/\/$/, '')}/${file.data}`,
        headers: { 'accept-encoding': request.headers['accept-encoding'] ?? 'identity' },
      });
      const bytes = Buffer.from(await body.arrayBuffer());
      const { 'content-type': type = '', 'content-encoding': encoding } = headers;
      if (statusCode === 404) return reply.callNotFound();
      if (statusCode !== 200 || typeof type !== 'string' || !isMapFile(type)) {
        throw new Error(`the map server answered ${statusCode} of type ${type}`);
      }
      return reply
        .headers({ 'cache-control': 'public, max-age=86400', vary: 'accept-encoding', 'content-type': type })
        .headers(encoding ? { 'content-encoding': encoding } : {})
        .send(bytes);
    } catch (error) {
      request.log.error({ err: error }, 'the map server did not answer');
      return reply.status(502).header('cache-control', 'no-store').send();
    }
  });
}
