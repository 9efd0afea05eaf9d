import type { FastifyReply } from 'fastify';

/** Copies the headers of an answer to the raw response, for code that writes the raw response itself. */
export function copyHeadersToRaw(reply: FastifyReply) {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
}
