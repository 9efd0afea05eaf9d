import type { FastifyReply } from 'fastify';

/** Sets the headers that an answer has so far on the raw one, for whoever writes it by hand. */
export function takeOverHeaders(reply: FastifyReply) {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
}
