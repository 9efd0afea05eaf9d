import { randomUUID } from 'node:crypto';
import { closeGracefully } from 'deploy-network/graceful-close';
import { logHooks } from 'deploy-network/log-contacts';
import { mainDomain } from 'deploy-network/public-origin';
import { readVisitorAddress, trustProxy } from 'deploy-network/visitor-address';
import { processLimits } from 'deploy-redis/process-limits';
import { redisLimits } from 'deploy-redis/redis-limits';
import { openRedis } from 'deploy-redis/shared-redis';
import { openRegistry } from 'deploy-releases/registry/open-registry';
import { traceRequests } from 'deploy-telemetry/requests';
import { linesWithTrace, telemetry } from 'deploy-telemetry/telemetry';
import fastify, { LogController } from 'fastify';
import { addressRoutes } from './addresses/routes';
import { addressServices } from './addresses/services';
import { proxyRoutes } from './api/proxy';
import { assetRoutes } from './assets/routes';
import { Cities } from './city/cities';
import { checkHost } from './city/host';
import type { Config } from './config/config';
import { shopCookies } from './cookies/shop-cookies';
import { contentSecurityPolicies, securityHeaders } from './documents/answer/security-headers';
import { ContentVersion } from './documents/content-version';
import { Documents } from './documents/documents';
import { renderLimit } from './documents/limits/render-limit';
import { LiveSet } from './documents/release-set/live-set';
import { observeReleases } from './documents/release-set/observe-releases';
import { OverrideCheck } from './documents/release-set/override-check';
import { overrideRoutes } from './documents/release-set/override-routes';
import { renderingLog } from './documents/rendering-log';
import { documentRoutes } from './documents/routes';
import { errorReportRoutes } from './error-reports/routes';
import { healthRoutes } from './health';
import { limitConnections } from './http/connections-per-address';
import { handleError } from './http/handle-error';
import { createHttpServer } from './http/http-server';
import { LIMITS, type Limits } from './http/limits';
import { nameOfRoute } from './http/route-name';
import { dropUnreadBody, hasUnreadBody } from './http/unread-body';
import { withoutSecrets } from './http/without-secrets';
import { mapRoutes } from './map/routes';
import { publicSettingsOf } from './public-settings';
import { RenderPool } from './render/pool';
import { sitemapRoutes } from './sitemap/routes';
import { RecentWarnings } from './testers/recent-warnings';
import { testersRoutes } from './testers/routes';

/**
 * The gateway: the web server in front of the shop.
 *
 * @param stream Where the log lines go; by default the process's own output.
 * @param limits Of requests and connections; tests use shorter ones.
 */
export async function createGateway(config: Config, stream?: { write(line: string): void }, limits: Limits = LIMITS) {
  const onRefused: Parameters<typeof createHttpServer>[1]['onRefused'] = ({ method, url = '' }, { status }, reqId) =>
    app.log.info({ reqId, method, url: withoutSecrets(url).slice(0, 200), status }, 'refused');
  const overrideKey = config.OVERRIDE_KEY ?? null;
  const warnings = new RecentWarnings();
  const { streamWrite } = logHooks;
  const hooks = overrideKey ? { streamWrite: (line: string) => warnings.keep(streamWrite(line)) } : logHooks;
  const app = fastify({
    logger: {
      level: config.LOG_LEVEL,
      hooks,
      ...(stream && { stream }),
      ...(telemetry() && linesWithTrace),
    },
    // We log each request once ourselves, with the relevant fields.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    serverFactory: (handler) => createHttpServer(handler, { limits, onRefused }),
    // `createHttpServer` answers these.
    clientErrorHandler: () => {},
    bodyLimit: limits.bodySize,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy,
  });
  // A visitor may name a trace, but decides nothing.
  traceRequests(app, { nameOf: nameOfRoute, isKnown: () => true });
  readVisitorAddress(app, config.TRUSTED_PROXIES);
  limitConnections(app.server, { limit: config.CONNECTIONS_PER_ADDRESS, isProxy: config.TRUSTED_PROXIES });
  closeGracefully(app);
  app.setErrorHandler(handleError);
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!hasUnreadBody(request.raw)) return done();
    void dropUnreadBody(request.raw).then((isComplete) => {
      if (!isComplete) reply.header('connection', 'close');
      done();
    });
  });
  const origin = config.PUBLIC_ORIGIN;
  const https = origin.startsWith('https:');
  const cookies = shopCookies({ domain: mainDomain(origin), https, key: config.COOKIE_KEY });
  const settings = publicSettingsOf(config);
  const pool = new RenderPool({
    apiRoot: config.API_ROOT,
    settings,
    onError: (error) => app.log.error({ err: error }, 'a render worker died'),
  });
  const content = new ContentVersion({
    apiRoot: config.API_ROOT,
    onError: (error) => app.log.error({ err: error }, 'the version of the content could not be read'),
  });
  const documents = new Documents({
    pool,
    contentVersion: () => content.current,
    policiesOf: ({ scripts, styles }, outside) =>
      contentSecurityPolicies({ scripts, styles, https, outside, settings }),
    ...renderingLog(app.log),
  });
  const registry = openRegistry(config.RELEASES, config.RELEASES_CACHE);
  const live = new LiveSet({
    registry,
    channel: config.CHANNEL,
    onReplaced: (old) => documents.drop(old.id),
    onError: (error) => app.log.error({ err: error }, 'the channel could not be read'),
  });
  await live.start();
  observeReleases(live);
  await content.start();
  app.addHook('onClose', async () => {
    live.stop();
    content.stop();
    await pool.close();
  });

  const redis = config.REDIS_URL ? openRedis(config.REDIS_URL, app.log) : null;
  app.addHook('onClose', async () => redis?.close());
  const requests = redis ? redisLimits(redis) : processLimits(limits.clock);

  const cities = new Cities(config.API_ROOT);
  const headers = securityHeaders(https);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  checkHost(app, origin);
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url, host } = request;
    request.log.info(
      { method, url: withoutSecrets(url), host, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
    done();
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).type('text/plain; charset=utf-8').send('Нет такого файла'),
  );

  await assetRoutes(app, registry, live);
  await addressRoutes(app, requests, addressServices(config));
  await mapRoutes(app, requests, config.MAP_SERVER_URL ?? null);
  if (!settings.map) app.log.warn('the shop has no map: set MAPBOX_TOKEN, MAP_STYLE_URL or MAP_SERVER_URL');
  await proxyRoutes(app, { apiRoot: config.API_ROOT, cookies });
  healthRoutes(app, { live, pool, apiRoot: config.API_ROOT });
  errorReportRoutes(app, { limits: requests, registry, live });
  if (overrideKey) testersRoutes(app, overrideKey, warnings);
  const overrideCheck = new OverrideCheck({
    registry,
    channel: config.CHANNEL,
    onError: (error) => app.log.warn({ err: error }, 'an override could not be checked'),
  });
  overrideRoutes(app, { key: overrideKey, domain: mainDomain(origin), https, live, check: overrideCheck });
  // Read before the first visitor comes: if the back end fails later, pages still have their city.
  await cities.all().catch((error) => app.log.error({ err: error }, 'the city list could not be read'));
  const storefronts = { origin, cities };
  sitemapRoutes(app, { ...storefronts, live, apiRoot: config.API_ROOT, limits: requests });
  documentRoutes(app, {
    ...storefronts,
    cookies,
    documents,
    live,
    registry,
    countRender: renderLimit(requests, config.RENDER_LIMIT),
    overrideKey,
    overrideCheck,
  });
  return app;
}
