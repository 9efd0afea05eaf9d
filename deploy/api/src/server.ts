import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { Catalogue } from './catalogue/catalogue';
import type { Database } from './db/database';
import { markerRoutes } from './delivery/markers';
import type { Shop } from './http/context';
import { answerError } from './http/errors';
import type { ShopAddress } from './http/identify';
import { refuseOtherMethods } from './http/methods';
import { parseQuery } from './http/query-string';
import { register } from './http/register';
import { trustGateway } from './http/trust-gateway';
import { openApi } from './openapi/document';
import { docsPage } from './openapi/page';
import { defaultOrderLimits, type OrderLimits } from './order/order-limits';
import { noPartners, type Partners } from './partners/partners';
import { callBackRoutes } from './payment/call-backs';
import { describeFrom } from './pictures/describe';
import { createPictures } from './pictures/pictures';
import { pictureRoutes } from './pictures/routes';
import { Places } from './places/places';
import { routes } from './routes';

interface ServerOptions {
  db: Database;
  /** Folder of what is kept beside the database: rendered pictures. */
  dataDir: string;
  /** Without them the shop has no outside services. */
  partners?: Partners;
  /** Where shoppers have the shop. */
  address?: ShopAddress;
  orderLimits?: OrderLimits;
  /** Without one nothing is logged. */
  log?: FastifyBaseLogger;
  now?: () => Date;
}

/** Messages of malformed input are the shopper's language. */
z.config(z.locales.ru());

/** The back end on an open, filled database; not yet listening. */
export async function createServer({
  db,
  dataDir,
  partners = noPartners,
  address = { baseHost: 'shop.localhost', scheme: 'http' },
  orderLimits = defaultOrderLimits,
  log,
  now = () => new Date(),
}: ServerOptions): Promise<FastifyInstance> {
  const shop: Shop = {
    db,
    catalogue: await Catalogue.load(db, now),
    places: new Places(db, now),
    partners,
    address,
    orderLimits,
    now,
  };
  const app = Fastify({
    ...(log && { loggerInstance: log }),
    bodyLimit: 256 * 1024,
    requestTimeout: 15_000,
    connectionTimeout: 30_000,
    trustProxy: trustGateway,
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 600, querystringParser: parseQuery },
  });
  await app.register(formbody, { parser: parseQuery });
  await app.register(rateLimit, { global: false });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_, reply) =>
    reply.code(404).send({ type: 'error', message: 'This page could not be found', code: 'not_found' }),
  );
  app.get('/healthz', { logLevel: 'warn' }, async () => {
    await db.execute(sql`select 1`);
    return { status: 'ok' };
  });
  const document = openApi(routes);
  app.get('/openapi.json', () => document);
  await app.register(docsPage);
  for (const route of routes) register(app, shop, route);
  refuseOtherMethods(app, routes);
  await app.register(callBackRoutes, { shop });
  const onKeepError = (err: unknown) => app.log.warn({ err }, 'picture not kept');
  await app.register(markerRoutes);
  await app.register(pictureRoutes, { pictures: createPictures({ dataDir, describe: describeFrom(db), onKeepError }) });
  return app;
}
