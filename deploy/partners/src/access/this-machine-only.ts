import { isThisMachine } from 'deploy-network/this-machine';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * A hook. The sandboxes contain codes, emails and payments. A page of another site could resolve its own host name to
 * this machine and read them, so other host names are refused. Another machine can reach the sandboxes through a
 * tunnel, as `localhost`.
 */
export async function thisMachineOnly({ host }: FastifyRequest, reply: FastifyReply) {
  if (!isThisMachine(host)) return reply.code(403).send({ error: 'From this machine only' });
}
