import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { browserScript } from './browser-script';

const request = z.object({ secret: z.string(), response: z.optional(z.string()), remoteip: z.optional(z.string()) });

/**
 * The captcha with the API of Google's reCAPTCHA (`siteverify`). The secret is `sandbox`. A response that begins with `pass` passes,
 * once, like Google's; any other does not.
 */
export async function recaptcha(app: FastifyInstance): Promise<void> {
  const used = new Set<string>();

  app.get<{ Querystring: { onload?: string } }>('/recaptcha/api.js', ({ query: { onload } }, reply) => {
    const name = onload && /^\w{1,50}$/.test(onload) ? onload : undefined;
    return reply.type('text/javascript; charset=utf-8').send(browserScript(name));
  });

  app.post('/recaptcha/api/siteverify', ({ body }) => {
    const failed = (code: string) => ({ success: false, 'error-codes': [code] });
    const given = request.safeParse(body);
    if (!given.success) return failed('bad-request');
    const { secret, response } = given.data;
    if (secret !== 'sandbox') return failed('invalid-input-secret');
    if (!response) return failed('missing-input-response');
    if (!response.startsWith('pass')) return failed('invalid-input-response');
    if (used.has(response)) return failed('timeout-or-duplicate');
    used.add(response);
    return { success: true, challenge_ts: new Date().toISOString(), hostname: 'shop.localhost' };
  });
}
