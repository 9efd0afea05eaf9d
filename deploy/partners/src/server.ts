import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config';
import { Outbox } from './outbox/outbox';
import { outboxPage } from './outbox/page';
import { smsc } from './smsc/smsc';

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
  return app;
}
