import type { FastifyReply, FastifyRequest } from 'fastify';

/** A hook: a page of another site cannot send the forms of the sandboxes. */
export async function ownPageOnly({ headers }: FastifyRequest, reply: FastifyReply) {
  const site = headers['sec-fetch-site'] ?? 'none';
  if (site !== 'none' && site !== 'same-origin') return reply.code(403).send({ error: 'From its own page only' });
}
