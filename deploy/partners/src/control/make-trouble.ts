import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isService, type Troubles } from './troubles';

/**
 * A hook that makes a service slow, failing or silent as configured. It runs before the routes, after the body was
 * read.
 */
export const makeTrouble = (troubles: Troubles) => async (request: FastifyRequest, reply: FastifyReply) => {
  const [, service = ''] = request.url.split(/[/?]/);
  if (!isService(service)) return;
  const found = troubles.find(service, saidBy(request));
  if (found?.mode === 'slow') await pause(found.delay, undefined, { ref: false });
  // The connection stays open until the caller gives up.
  else if (found?.mode === 'silent') reply.hijack();
  else if (found?.mode === 'failing') return reply.code(500).send({ error: 'The sandbox simulates a failure' });
};

/** All text of a request, unencoded. */
function saidBy({ url, query, body }: FastifyRequest): string {
  return [url, JSON.stringify(query), JSON.stringify(body ?? '')].join(' ').replaceAll('\\"', '"');
}
