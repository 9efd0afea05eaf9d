import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request as send } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ShopCookies, viewOfHeader } from '../cookies/shop-cookies';
import { takeOverHeaders } from '../take-over-headers';

/** How long the back end may take to begin its answer, in milliseconds. */
const PATIENCE = 15_000;

interface ProxyOptions {
  apiRoot: string;
  cookies: ShopCookies;
}

/**
 * `/api/…` and `/pictures/…` of the shop's origin are the back end's. Only `is_auth` hears the session's cookie, and only
 * from our own pages: no other call can be triggered by a page that merely makes the browser send it (architecture.md, 2).
 */
export async function proxyRoutes(app: FastifyInstance, { apiRoot, cookies }: ProxyOptions) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  app.addHook('onClose', async () => agent.destroy());

  await app.register(async (scope) => {
    // Bodies pass through as they come; the back end parses and limits them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all('/api/*', (request, reply) => forward(request, reply, request.url.slice('/api'.length)));
    scope.get('/pictures/*', (request, reply) => forward(request, reply, request.url));
  });

  function forward(request: FastifyRequest, reply: FastifyReply, path: string) {
    reply.hijack();
    const headers = { ...onwards(request.headers, path), 'x-request-id': request.id, 'x-forwarded-for': request.ip };
    const outgoing = send(
      new URL(path, apiRoot),
      { agent, headers, method: request.method, timeout: PATIENCE },
      (incoming) => {
        takeOverHeaders(reply);
        reply.raw.writeHead(incoming.statusCode ?? 502, back(incoming.headers, cookies));
        incoming.pipe(reply.raw);
        incoming.on('error', () => reply.raw.destroy());
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('the back end is late')));
    outgoing.on('error', (error) => {
      request.log.error({ err: error }, 'the back end did not answer');
      if (reply.raw.headersSent) return reply.raw.destroy();
      takeOverHeaders(reply);
      reply.raw.writeHead(502, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
      reply.raw.end(JSON.stringify({ type: 'error', code: 'unreachable', message: 'Возникла ошибка' }));
    });
    request.raw.on('aborted', () => outgoing.destroy());
    request.raw.pipe(outgoing);
  }
}

/** What goes to the back end: without the connection's own headers, and with the cookie for `is_auth` alone. */
function onwards({ connection, cookie, ...headers }: IncomingHttpHeaders, path: string): OutgoingHttpHeaders {
  void connection;
  const knowsCookie = /^\/personal\/user\/is_auth\/?(\?|$)/.test(path);
  return { ...headers, ...(knowsCookie && cookie && { cookie }) };
}

/** What comes back: the session and view that the back end tells of become cookies, which it never sets itself. */
function back({ connection, ...headers }: IncomingHttpHeaders, cookies: ShopCookies): OutgoingHttpHeaders {
  void connection;
  const { 'x-session-id': session, 'x-session-view': view, 'set-cookie': _, ...rest } = headers;
  const seen = viewOfHeader(typeof view === 'string' ? view : undefined);
  const set = [
    ...(typeof session === 'string' ? [cookies.session(session)] : []),
    ...(seen ? [cookies.view(seen)] : []),
  ];
  return { ...rest, ...(set.length && { 'set-cookie': set, 'cache-control': 'no-store' }) };
}
