import { OVERRIDE_COOKIE, OVERRIDE_PATH, readOverride } from 'deploy-releases/overrides/override';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { setCookie } from '../../cookies/parse';
import type { LiveSet } from './live-set';
import type { OverrideCheck } from './override-check';

/** Days. The token contains its own, shorter end. */
const COOKIE_LIFE = 7;

const params = z.object({ '*': z.string() });

interface OverrideRoutes {
  /** Verifies the tokens; null: there are no overrides. */
  readonly key: string | null;
  /** The cities' common domain: an override is valid on every city's host. */
  readonly domain: string;
  readonly https: boolean;
  readonly live: LiveSet;
  readonly check: OverrideCheck;
}

/**
 * The link that `npm run override` prints sets a tester's cookie. The same path without a token removes it. The token is signed, so
 * only a link with the key's signature can override anything. A mix that may not go live is refused here, with the reasons.
 */
export function overrideRoutes(app: FastifyInstance, { key, domain, https, live, check }: OverrideRoutes) {
  if (key === null) return;
  const cookie = (value: string, days: number) => setCookie({ name: OVERRIDE_COOKIE, days }, value, { domain, https });
  // Also removes a cookie of this host. Otherwise it would remain next to the cookie of the domain.
  const withoutOwn = `${OVERRIDE_COOKIE}=; Path=/; Max-Age=0`;

  app.get(`${OVERRIDE_PATH}*`, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const refuse = (status: number, why: string) => reply.status(status).type('text/plain; charset=utf-8').send(why);
    const token = params.parse(request.params)['*'].replace(/\/$/, '');
    if (token === '') return reply.header('set-cookie', [withoutOwn, cookie('', 0)]).redirect('/', 302);
    const override = readOverride(token, key);
    if (!override) return refuse(403, 'Ссылка подмены неверна: у этого магазина другой OVERRIDE_KEY, или она неполна');
    if (override.until <= Date.now()) return refuse(410, 'Подмена закончилась: сделайте новую, npm run override');
    const reasons = await check.reasons(override.apps, live.required);
    if (reasons.length > 0)
      return refuse(409, ['Подмена не подходит к открытому магазину:', ...reasons].join('\n  — '));
    return reply.header('set-cookie', [withoutOwn, cookie(token, COOKIE_LIFE)]).redirect('/', 302);
  });
}
