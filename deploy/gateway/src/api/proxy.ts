import { Agent, request as send } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** `/api/…` and `/pictures/…` of the shop's origin are the back end's. */
export function proxy(app: FastifyInstance, apiRoot: string) {
  app.register(async (scope) => {
    // Bodies pass through as they come; the back end parses and limits them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all('/api/*', (request, reply) => forward(request, request.url.slice('/api'.length), reply));
    scope.get('/pictures/*', (request, reply) => forward(request, request.url, reply));
  });

  function forward(request: FastifyRequest, path: string, reply: import('fastify').FastifyReply) {
    reply.hijack();
    const outgoing = send(
      new URL(path, apiRoot),
      { agent, method: request.method, headers: { ...request.headers, 'x-request-id': request.id } },
      (incoming) => {
        reply.raw.writeHead(incoming.statusCode ?? 502, incoming.headers);
        incoming.pipe(reply.raw);
      },
    );
    outgoing.on('error', (error) => {
      request.log.error({ err: error }, 'the back end did not answer');
      if (!reply.raw.headersSent) {
        reply.raw.writeHead(502, { 'content-type': 'application/json; charset=utf-8' });
        reply.raw.end(JSON.stringify({ type: 'error', code: 'unreachable', message: 'Возникла ошибка' }));
      } else reply.raw.destroy();
    });
    request.raw.pipe(outgoing);
  }
}
