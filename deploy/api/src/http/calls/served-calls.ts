import { createHash } from 'node:crypto';
import { describeCall } from '@zapovednik/api/describe-call';
import { isOfOwnServer } from 'deploy-network/visitor-address';
import type { FastifyInstance } from 'fastify';
import type { Route } from '../route';

/**
 * `GET /served-calls`: the calls of this back end with their schemas, and a version that changes with them. The release
 * command compares them with the calls of a release (decision 32). The page is only for clients that reach this server
 * without the gateway.
 */
export function servedCalls(app: FastifyInstance, routes: readonly Route[]): void {
  let content: string | null = null;
  app.get('/served-calls', { logLevel: 'warn' }, (request, reply) => {
    // For visitors this page does not exist: the gateway forwards their requests with their address.
    if (!isOfOwnServer(request)) return reply.callNotFound();
    content ??= describe(routes);
    return reply.type('application/json; charset=utf-8').send(content);
  });
}

function describe(routes: readonly Route[]): string {
  const calls = Object.fromEntries(routes.map(({ call }) => [call.id, describeCall(call)]));
  const version = createHash('sha256').update(JSON.stringify(calls)).digest('hex').slice(0, 12);
  return JSON.stringify({ version, calls });
}
