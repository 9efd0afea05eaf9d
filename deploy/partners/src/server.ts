import formbody from '@fastify/formbody';
import { logHooks } from 'deploy-network/log-contacts';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { thisMachineOnly } from './access/this-machine-only';
import { Delays } from './acquiring/delays';
import { backOffice } from './back-office/back-office';
import { carrotquest } from './carrotquest/carrotquest';
import type { Config } from './config';
import { makeTrouble } from './control/make-trouble';
import { control } from './control/routes';
import { Troubles } from './control/troubles';
import { geocoder } from './geocoder/geocoder';
import { mapServer } from './map/map-server';
import { metrika } from './metrika/metrika';
import { mindbox } from './mindbox/mindbox';
import { Outbox } from './outbox/outbox';
import { outboxPage } from './outbox/page';
import { raiffeisen } from './raiffeisen/raiffeisen';
import { recaptcha } from './recaptcha/recaptcha';
import { sberbank } from './sberbank/sberbank';
import { smsc } from './smsc/smsc';
import { suggestions } from './suggestions/suggestions';
import { telegram } from './telegram/telegram';
import { trackingPage } from './tracking/page';
import { readTextAsJson } from './tracking/text-as-json';
import { Told } from './tracking/told';
import { unisender } from './unisender/unisender';
import { yookassa } from './yookassa/yookassa';

type PartnersOptions = Pick<Config, 'LOG_LEVEL'> &
  Partial<Pick<Config, 'API_ROOT' | 'BACK_OFFICE_LOGIN' | 'BACK_OFFICE_PASSWORD' | 'ORDER_PACE'>>;

/**
 * The sandboxes of third-party services: each implements its service's protocol under its own path and stores requests
 * in memory. `/outbox/` shows sent messages, `/tracking/` shows reports to tracking services, `/back-office/` moves
 * orders, `/control/` makes services slow, failing or silent.
 *
 * @param delay Duration of slow actions in milliseconds: a bank that takes time, a late callback.
 */
export function createPartners(
  { LOG_LEVEL, API_ROOT, BACK_OFFICE_LOGIN: login, BACK_OFFICE_PASSWORD: password, ORDER_PACE = 0 }: PartnersOptions,
  delay = 15_000,
): FastifyInstance {
  const app = Fastify({
    logger: { name: 'partners', level: LOG_LEVEL, hooks: logHooks },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
  });
  const outbox = new Outbox();
  const told = new Told();
  const troubles = new Troubles();
  void app.register(formbody);
  readTextAsJson(app);
  app.addHook('onRequest', thisMachineOnly);
  app.addHook('preHandler', makeTrouble(troubles));
  // Browsers request it on every page.
  app.get('/favicon.ico', (_, reply) => reply.code(204).send());
  app.get('/healthz', () => ({ status: 'ok' }));
  void app.register(outboxPage, { prefix: '/outbox', outbox });
  void app.register(trackingPage, { prefix: '/tracking', told });
  void app.register(control, { prefix: '/control', troubles });
  const account = API_ROOT && login && password ? { apiRoot: API_ROOT, login, password } : null;
  void app.register(backOffice, { prefix: '/back-office', account, pace: ORDER_PACE });
  void app.register(smsc, { prefix: '/smsc', outbox });
  void app.register(telegram, { prefix: '/telegram', outbox });
  void app.register(unisender, { prefix: '/unisender', outbox });
  void app.register(recaptcha, { prefix: '/captcha' });
  void app.register(mindbox, { prefix: '/mindbox', told });
  void app.register(metrika, { prefix: '/metrika', told });
  void app.register(carrotquest, { prefix: '/carrotquest' });
  void app.register(suggestions, { prefix: '/suggestions' });
  void app.register(geocoder, { prefix: '/geocoder' });
  void app.register(mapServer, { prefix: '/map' });
  const acquiring = { shopRoot: API_ROOT ?? null, delays: new Delays(delay) };
  app.addHook('onClose', async () => acquiring.delays.close());
  void app.register(sberbank, { prefix: '/sberbank', ...acquiring });
  void app.register(yookassa, { prefix: '/yookassa', ...acquiring });
  void app.register(raiffeisen, { prefix: '/raiffeisen', ...acquiring });
  return app;
}
