import { randomBytes } from 'node:crypto';
import formbody from '@fastify/formbody';
import { inputWords } from '@zapovednik/api/input-words';
import { limitJsonDepth } from 'deploy-network/json-depth';
import { type IsTrusted, trustedProxies } from 'deploy-network/trusted-proxies';
import { readVisitorAddress, trustProxy } from 'deploy-network/visitor-address';
import { traceRequests } from 'deploy-telemetry/requests';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { defaultOrderLimits, type OrderLimits } from './base/limits';
import { ShopClock } from './base/time/shop-clock';
import type { Database } from './db/database';
import { pingDatabase } from './db/ping';
import type { Events } from './events/events';
import type { FileStore } from './files/file-store';
import { filesInRows } from './files/files-in-rows';
import { meterCalls } from './http/askers/meter-calls';
import { CallBudget } from './http/call-budget';
import { refuseOtherMethods } from './http/calls/methods';
import { parseQuery } from './http/calls/query-string';
import { register } from './http/calls/register';
import { servedCalls } from './http/calls/served-calls';
import type { Shop } from './http/context';
import { answerError } from './http/failures/errors';
import { openApi } from './http/openapi/document';
import { docsPage } from './http/openapi/page';
import type { PictureSource } from './http/picture-source';
import { pictureRoutes } from './http/pictures/routes';
import { storedPictures } from './http/pictures/stored-pictures';
import { healthRoutes } from './http/server/health';
import { requestId } from './http/server/request-id';
import { noSessionCache, type SessionCache } from './http/session-cache/session-cache';
import { ShopMemory } from './http/shop-state';
import { figuresOf } from './jobs/figures';
import { modules, routes } from './modules';
import { eventsOf } from './modules/all-of';
import { Places } from './modules/places/api';
import { noPartners } from './partners/connect-partners';
import type { Partners } from './partners/partners';

interface ServerOptions {
  db: Database;
  /** For calls that begin or prolong a session. Default: `db`. */
  sessions?: Database;
  /** Default: none. */
  sessionCache?: SessionCache;
  /** For the catalogue's index, which is read in the background. Default: `db`. */
  jobs?: Database;
  /** The state that jobs of the same process share with the calls. By default a new one. */
  memory?: ShopMemory;
  events?: Events;
  /** Where uploaded files are. Default: in their rows. */
  files?: FileStore;
  /** Folder of data outside the database. */
  dataDir: string;
  /** Without it there are no pictures of goods. */
  pictures?: PictureSource | undefined;
  /** Without them the shop has no third-party services. */
  partners?: Partners;
  /** The public origin of the shop's main domain. */
  publicOrigin?: string;
  /** Decides which proxies are trusted. */
  isTrusted?: IsTrusted;
  /** Whether `/docs/` and `/openapi.json` are served. */
  hasDocs?: boolean;
  orderLimits?: OrderLimits;
  /** Signs the links of orders. Default: a random one. */
  linkKey?: string;
  /** By default that of this process alone. Tests stop its time. */
  budget?: CallBudget;
  /** Without it nothing is logged. */
  log?: FastifyBaseLogger;
  now?: () => Date;
}

/** Validation errors use the shopper's language, also if a rule has no message of its own. */
z.config({ localeError: inputWords });

const PROBES = ['/livez', '/readyz', '/healthz'];

function nameOfRoute({ routeOptions: { config, url } }: FastifyRequest): string | null {
  if (url !== undefined && PROBES.includes(url)) return null;
  return config.call ?? url ?? 'unknown';
}

/** The back end with an open, seeded database. It does not listen yet. */
export async function createServer({
  db,
  sessions = db,
  sessionCache = noSessionCache,
  jobs = db,
  memory = new ShopMemory(),
  events = eventsOf(modules),
  files = filesInRows,
  dataDir,
  pictures,
  partners = noPartners,
  publicOrigin = 'http://shop.localhost',
  isTrusted = trustedProxies.parse(undefined),
  hasDocs = false,
  orderLimits = defaultOrderLimits,
  linkKey = randomBytes(32).toString('hex'),
  budget = new CallBudget(),
  log,
  now = new ShopClock().now,
}: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...(log && { loggerInstance: log }),
    genReqId: (request) => requestId(request, isTrusted),
    bodyLimit: 256 * 1024,
    // How often deadlines of headers and bodies are checked: Node's default is only every 30 seconds.
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
  traceRequests(app, { nameOf: nameOfRoute, isKnown: ({ raw }) => isTrusted(raw.socket.remoteAddress ?? '') });
  readVisitorAddress(app, isTrusted);
  meterCalls(app, budget);
  const shop: Shop = {
    db,
    sessions,
    sessionCache,
    files,
    places: new Places(db, now),
    memory,
    events,
    partners,
    publicOrigin,
    orderLimits,
    linkKey,
    budget,
    now,
  };
  for (const { state = [] } of modules)
    for (const each of state) {
      const close = await each.open(memory, { jobs, now, log: app.log });
      app.addHook('onClose', close);
    }
  limitJsonDepth(app);
  await app.register(formbody, { parser: parseQuery });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_, reply) =>
    reply.code(404).send({ type: 'error', message: 'This page could not be found', code: 'not_found' }),
  );
  servedCalls(app, routes);
  healthRoutes(
    app,
    () => pingDatabase(db),
    () => figuresOf(jobs, now()),
  );
  if (hasDocs) await app.register(docsPage, { document: openApi(routes) });
  for (const route of routes) register(app, shop, route);
  refuseOtherMethods(app, routes);
  const onCacheError = (err: unknown) => app.log.warn({ err }, 'the picture could not be cached');
  for (const { pages = [], pictures: tables = {} } of modules) {
    for (const page of pages) await app.register(page, { shop });
    for (const [kind, table] of Object.entries(tables))
      pictureRoutes(app, [kind], storedPictures(table(db), { files, dataDir, onCacheError }));
  }
  if (pictures) await app.register(pictures, { db, dataDir });
  return app;
}
