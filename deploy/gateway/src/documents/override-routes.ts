import { OVERRIDE_COOKIE, OVERRIDE_PATH, readOverride } from 'deploy-releases/override';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

/** Seconds: a token says itself when it is over. */
const COOKIE_LIFE = 604_800;

const params = z.object({ '*': z.string() });

/**
 * The link that `npm run override` prints sets a tester's cookie, and without a token takes it away. The token is signed, so
 * no link of somebody's own making overrides anything. Without a key there are no overrides.
 */
export function overrideRoutes(app: FastifyInstance, key: string | null, https: boolean) {
  if (key === null) return;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;

  app.get(`${OVERRIDE_PATH}*`, (request, reply) => {
    const token = params.parse(request.params)['*'].replace(/\/$/, '');
    if (token === '') {
      return reply.header('set-cookie', `${OVERRIDE_COOKIE}=; Max-Age=0; ${attributes}`).redirect('/', 302);
    }
    if (!readOverride(token, key, Date.now())) {
      return reply.status(403).type('text/plain; charset=utf-8').send('Ссылка неверна или больше не действует');
    }
    return reply
      .header('set-cookie', `${OVERRIDE_COOKIE}=${token}; Max-Age=${COOKIE_LIFE}; ${attributes}`)
      .redirect('/', 302);
  });
}
