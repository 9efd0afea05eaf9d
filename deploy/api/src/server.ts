import { randomBytes } from 'node:crypto';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import { limitJsonDepth } from 'deploy-network/json-depth';
import { type IsTrusted, trustedProxies } from 'deploy-network/trusted-proxies';
import { readVisitorAddress, trustProxy } from 'deploy-network/visitor-address';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { inputWords } from 'shared-contracts/api/input-words';
import * as z from 'zod/mini';
import { defaultOrderLimits, type OrderLimits } from './base/limits';
import type { Database } from './db/database';
import { pingDatabase } from './db/ping';
import { CallBudget } from './http/call-budget';
import type { Shop } from './http/context';
import { answerError } from './http/errors';
import { healthRoutes } from './http/health';
import { meterCalls } from './http/meter-calls';
import { refuseOtherMethods } from './http/methods';
import { openApi } from './http/openapi/document';
import { docsPage } from './http/openapi/page';
import type { PictureSource } from './http/picture-source';
import { pictureRoutes } from './http/pictures/routes';
import { storedPictures } from './http/pictures/stored-pictures';
import { parseQuery } from './http/query-string';
import { register } from './http/register';
import { requestId } from './http/request-id';
import { servedCalls } from './http/served-calls';
import { Catalogue } from './modules/catalogue/catalogue';
import { reviewPictures } from './modules/catalogue/reviews/served-pictures';
import { contentPictures } from './modules/content/editing/pictures';
import { rssRoutes } from './modules/content/rss';
import { markerRoutes } from './modules/delivery/markers';
import { feedRoutes } from './modules/feeds/routes';
import { callBackRoutes } from './modules/payment/call-backs';
import { unsubscribePage } from './modules/people/unsubscribe/unsubscribe-page';
import { petPictures } from './modules/pets/served-pictures';
import { Places } from './modules/places/places';
import { noPartners } from './partners/connect-partners';
import type { Partners } from './partners/partners';
import { routes } from './routes';

interface ServerOptions {
  db: Database;
  /** For calls that begin or prolong a session. Default: `db`. */
  sessions?: Database;
  /** For the catalogue's index, which is read in the background. Default: `db`. */
  jobs?: Database;
  /** Folder of data outside the database. */
  dataDir: string;
  /** Without one there are no pictures of goods. */
  pictures?: PictureSource | undefined;
  /** Without them the shop has no third-party services. */
  partners?: Partners;
  /** The public origin of the shop's main domain. */
  publicOrigin?: string;
  /** Which proxies are trusted. */
  isTrusted?: IsTrusted;
  /** Whether `/docs/` and `/openapi.json` are served. */
  hasDocs?: boolean;
  orderLimits?: OrderLimits;
  /** Signs the links of orders. Default: a random one. */
  orderLinkKey?: string;
  /** Default: a new one. Tests stop its time. */
  budget?: CallBudget;
  /** Without one nothing is logged. */
  log?: FastifyBaseLogger;
  now?: () => Date;
}

/** Validation errors are in the shopper's words, also where a rule has none of its own. */
z.config({ localeError: inputWords });

/** The back end with an open, seeded database; not listening yet. */
export async function createServer({
  db,
  sessions = db,
  jobs = db,
  dataDir,
  pictures,
  partners = noPartners,
  publicOrigin = 'http://shop.localhost',
  isTrusted = trustedProxies.parse(undefined),
  hasDocs = false,
  orderLimits = defaultOrderLimits,
  orderLinkKey = randomBytes(32).toString('hex'),
  budget = new CallBudget(),
  log,
  now = () => new Date(),
}: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...(log && { loggerInstance: log }),
    genReqId: (request) => requestId(request, isTrusted),
    bodyLimit: 256 * 1024,
    // Deadlines of a request's headers and body; by default Node would check them only every 30 seconds.
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    requestTimeout: 15_000,
    connectionTimeout: 30_000,
    // During the shutdown, a call on an open connection is answered, and the connection is closed after it.
    return503OnClosing: false,
    trustProxy,
    exposeHeadRoutes: false,
    // Addresses that no route can read, e.g. with a value that is too long.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 600, querystringParser: parseQuery },
  });
  readVisitorAddress(app, isTrusted);
  meterCalls(app, budget);
  const shop: Shop = {
    db,
    sessions,
    catalogue: await Catalogue.load(jobs, now, app.log),
    places: new Places(db, now),
    partners,
    publicOrigin,
    orderLimits,
    orderLinkKey,
    budget,
    now,
  };
  app.addHook('onClose', () => shop.catalogue.close());
  limitJsonDepth(app);
  await app.register(formbody, { parser: parseQuery });
  await app.register(rateLimit, { global: false });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_, reply) =>
    reply.code(404).send({ type: 'error', message: 'This page could not be found', code: 'not_found' }),
  );
  servedCalls(app, routes);
  healthRoutes(app, () => pingDatabase(db));
  if (hasDocs) await app.register(docsPage, { document: openApi(routes) });
  for (const route of routes) register(app, shop, route);
  refuseOtherMethods(app, routes);
  await app.register(callBackRoutes, { shop });
  await app.register(unsubscribePage, { shop });
  await app.register(feedRoutes, { shop });
  await app.register(rssRoutes, { shop });
  await app.register(markerRoutes);
  const onCacheError = (err: unknown) => app.log.warn({ err }, 'the picture could not be cached');
  pictureRoutes(app, ['review'], storedPictures(reviewPictures(db), { dataDir, onCacheError }));
  pictureRoutes(app, ['content'], storedPictures(contentPictures(db), { dataDir, onCacheError }));
  pictureRoutes(app, ['pet'], storedPictures(petPictures(db), { dataDir, onCacheError }));
  if (pictures) await app.register(pictures, { db, dataDir });
  return app;
}
