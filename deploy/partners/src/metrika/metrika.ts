import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Told } from '../tracking/told';
import { browserScript } from './browser-script';

const watched = z.object({ what: z.string().check(z.minLength(1)) });

/**
 * Counters like Yandex Metrica's: `/tag.js` is the browser's script. Its reports are shown together with those of the
 * other tracking services.
 */
export async function metrika(app: FastifyInstance, { told }: { told: Told }): Promise<void> {
  app.post<{ Params: { counter: string } }>('/watch/:counter', ({ params, query, body }, reply) => {
    const given = watched.safeParse(query).data;
    if (!given) return reply.code(400).send({ error: 'what is required' });
    told.add({ service: 'Метрика', from: 'browser', what: given.what, about: params.counter, body });
    return reply.code(204).send();
  });
  app.get('/tag.js', (_, reply) => reply.type('text/javascript; charset=utf-8').send(browserScript));
}
