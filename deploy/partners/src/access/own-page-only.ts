import type { FastifyReply, FastifyRequest } from 'fastify';

/** A hook that refuses forms of the sandboxes from pages of other sites. */
export async function ownPageOnly({ headers }: FastifyRequest, reply: FastifyReply) {
  const site = headers['sec-fetch-site'] ?? 'none';
  if (site !== 'none' && site !== 'same-origin') return reply.code(403).send({ error: 'From its own page only' });
}
