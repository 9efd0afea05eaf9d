import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { carrotquest } from './carrotquest/carrotquest';
import type { Config } from './config';
import { mindbox } from './mindbox/mindbox';
import { Outbox } from './outbox/outbox';
import { outboxPage } from './outbox/page';
import { recaptcha } from './recaptcha/recaptcha';
import { smsc } from './smsc/smsc';
import { telegram } from './telegram/telegram';
import { unisender } from './unisender/unisender';

/**
 * The sandboxes of outside services: each speaks its service's protocol under a path of its own and keeps what it is told in
 * memory. What they sent can be read at `/outbox/`.
 */
export function createPartners({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>): FastifyInstance {
  const app = Fastify({
    logger: { name: 'partners', level: LOG_LEVEL },
    disableRequestLogging: true,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
  });
  const outbox = new Outbox();
  void app.register(formbody);
  app.get('/healthz', () => ({ status: 'ok' }));
  void app.register(outboxPage, { prefix: '/outbox', outbox });
  void app.register(smsc, { prefix: '/smsc', outbox });
  void app.register(telegram, { prefix: '/telegram', outbox });
  void app.register(unisender, { prefix: '/unisender', outbox });
  void app.register(recaptcha, { prefix: '/captcha' });
  void app.register(mindbox, { prefix: '/mindbox' });
  void app.register(carrotquest, { prefix: '/carrotquest' });
  return app;
}
