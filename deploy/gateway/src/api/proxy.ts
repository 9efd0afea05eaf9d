import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import replyFrom from '@fastify/reply-from';
import { networkOf } from 'deploy-network/network';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Pool } from 'undici';
import type { ShopCookies } from '../cookies/shop-cookies';
import { tooMany } from '../http/error-response';
import { REFUSAL_DELAY } from '../http/limits';
import { sendTooMany } from '../http/send-too-many';
import { CallsUnderWay } from './calls-under-way';
import { requestHeaders } from './request-headers';
import { responseHeaders, sessionHeaders } from './response-headers';

/** Connections to the back end, and calls that wait for one. Further calls are refused at once. */
const LIMIT = { connections: 256, waiting: 1_024 };
/** Half of the connections. Slow calls of one address cannot occupy the others. */
const UNDER_WAY = 128;
/** Milliseconds: to connect to the back end, until its answer begins, and between two pieces of the answer. */
const TIMEOUTS = { connect: 5_000, headers: 15_000, body: 15_000 };
/** Bytes of one answer. Pictures and the longest lists are much smaller. */
const LARGEST_ANSWER = 16 * 1024 * 1024;
/** RFC 9110, 8.3: the type to assume for a body without a type. */
const UNKNOWN = 'application/octet-stream';

interface ProxyOptions {
  /** Scheme, host and port of the back end. Visitors cannot change them. */
  readonly apiRoot: string;
  readonly cookies: ShopCookies;
}

/**
 * The back end serves `/api/…`, `/pictures/…` and `/feeds/…` of the shop's origin. The gateway reads bodies and answers
 * whole, so a visitor's slow network does not occupy a connection to the back end. It never retries a request, because
 * some GETs write.
 */
export async function proxyRoutes(app: FastifyInstance, { apiRoot, cookies }: ProxyOptions): Promise<void> {
  const { origin } = new URL(apiRoot);
  const pool = new Pool(origin, {
    connections: LIMIT.connections,
    pipelining: 1,
    connect: { timeout: TIMEOUTS.connect },
    headersTimeout: TIMEOUTS.headers,
    bodyTimeout: TIMEOUTS.body,
    maxResponseSize: LARGEST_ANSWER,
  });

  const underWay = new CallsUnderWay(UNDER_WAY);

  await app.register(async (scope) => {
    await scope.register(replyFrom, {
      base: origin,
      undici: pool,
      destroyAgent: true,
      disableCache: true,
      disableRequestLogging: true,
      retryMethods: [],
    });
    // Bodies are read and limited in size, but not parsed: the back end validates them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.all('/api/*', (request, reply) => forward(request, reply, request.url.slice('/api'.length)));
    scope.route({
      method: ['GET', 'HEAD'],
      url: '/pictures/*',
      handler: (request, reply) => forward(request, reply, request.url),
    });
    scope.get('/feeds/*', (request, reply) => forward(request, reply, request.url));
  });

  function forward(request: FastifyRequest, reply: FastifyReply, target: string) {
    if (pool.stats.queued >= LIMIT.waiting) return fail(reply.header('retry-after', '1'), 503, 'busy');
    const end = underWay.begin(networkOf(request.ip));
    if (!end) return sendTooMany(reply);
    const { path, query } = partsOf(target);
    const { body } = request;
    let received: IncomingHttpHeaders = {};
    return reply.from(path, {
      queryString: () => query,
      ...(body instanceof Buffer && { body, contentType: request.headers['content-type'] ?? UNKNOWN }),
      rewriteRequestHeaders: (_, headers) => requestHeaders(request, path, headers),
      rewriteHeaders: (headers) => {
        // Also when the visitor has disconnected: the call occupied the back end until now.
        end();
        received = headers;
        return {};
      },
      onResponse: (_request, _reply, { stream }) =>
        void bytesOf(stream).then(
          async (bytes) => {
            if (reply.statusCode === tooMany.status) await pause(REFUSAL_DELAY);
            return reply.headers(headersOf(received)).send(bytes.length > 0 ? bytes : undefined);
          },
          (error) => failUnreachable(request, reply, error),
        ),
      onError: (_reply, { error }) => {
        end();
        failUnreachable(request, reply, error);
      },
    });

    function headersOf(headers: IncomingHttpHeaders) {
      const isCall = target !== request.url;
      return { ...responseHeaders(headers, path), ...(isCall && sessionHeaders(headers, cookies)) };
    }
  }
}

function partsOf(target: string) {
  const mark = target.indexOf('?');
  return mark < 0 ? { path: target, query: '' } : { path: target.slice(0, mark), query: target.slice(mark + 1) };
}

async function bytesOf(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function failUnreachable(request: FastifyRequest, reply: FastifyReply, error: unknown) {
  request.log.error({ err: error }, 'the back end did not answer');
  fail(reply, 502, 'unreachable');
}

const fail = (reply: FastifyReply, status: number, code: string) =>
  reply.status(status).header('cache-control', 'no-store').send({ type: 'error', code, message: 'Возникла ошибка' });
