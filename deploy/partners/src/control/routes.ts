import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { ownPageOnly } from '../access/own-page-only';
import { controlPage } from './page';
import { isService, type Troubles, trouble } from './troubles';

const form = z.object({
  service: z.string(),
  mode: z.enum(['ok', 'slow', 'failing', 'silent']),
  delay: z._default(z.pipe(z.string(), z.transform(Number)), 3_000),
  scope: z._default(z.string(), ''),
});

/**
 * Makes services slow, failing or silent: `PUT /control/smsc` with a {@link trouble} as JSON, `DELETE /control` to end all, and a
 * page for people at `/control/`.
 */
export async function control(app: FastifyInstance, { troubles }: { troubles: Troubles }): Promise<void> {
  app.addHook('onRequest', ownPageOnly);

  app.get('/', (_, reply) => reply.type('text/html; charset=utf-8').send(controlPage(troubles.all)));

  app.put<{ Params: { service: string } }>('/:service', ({ params: { service }, body }, reply) => {
    const wanted = trouble.safeParse(body);
    if (!isService(service)) return reply.code(404).send({ error: `There is no service ${service}` });
    if (!wanted.success) return reply.code(400).send({ error: z.prettifyError(wanted.error) });
    troubles.set(service, wanted.data);
    return reply.code(204).send();
  });

  app.delete('/', (_, reply) => {
    troubles.clear();
    return reply.code(204).send();
  });

  app.post('/', ({ body }, reply) => {
    const { service, ...given } = form.parse(body ?? {});
    const wanted = trouble.safeParse({ ...given, scope: given.scope.trim() });
    if (!isService(service) || !wanted.success) return reply.code(400).send({ error: 'Wrong form' });
    troubles.set(service, wanted.data);
    return reply.redirect(`${app.prefix}/`, 303);
  });
}
