import { isThisMachine } from 'deploy-network/this-machine';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * A hook: the sandboxes know codes, letters and payments, so a page of another site must not read them by resolving its own host name to
 * this machine. From another machine they are reached through a tunnel, as `localhost`.
 */
export async function thisMachineOnly({ host }: FastifyRequest, reply: FastifyReply) {
  if (!isThisMachine(host)) return reply.code(403).send({ error: 'From this machine only' });
}
