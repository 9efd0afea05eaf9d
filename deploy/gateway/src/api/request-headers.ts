import type { IncomingHttpHeaders } from 'node:http';
import { CHARITY_HEADER } from '@zapovednik/areas/checkout/charity-cookie';
import type { FastifyRequest } from 'fastify';
import { hasCharityWish } from '../cookies/charity';

/** Headers of the connection, and headers that only the gateway may write. */
const DROPPED = new Set([
  'connection',
  'content-length',
  'cookie',
  'expect',
  'forwarded',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  CHARITY_HEADER,
  'x-real-ip',
  // Of the visitor; the gateway's own trace goes on.
  'traceparent',
  'tracestate',
  'baggage',
]);

const isDropped = (name: string) => DROPPED.has(name) || name.startsWith('x-forwarded-');

/**
 * Only `is_auth` reads the session cookie. So a page of another site cannot trigger any other call with the cookie that
 * the browser sends.
 */
const readsCookie = (path: string) => /^\/personal\/user\/is_auth\/?$/.test(path);

/**
 * The calls that begin an order receive the value of the cookie for an order to a shelter. Any other value is ignored
 * (ORD-34).
 */
const beginsCharityOrder = (path: string, cookie: string | undefined) =>
  /^\/sale\/order\/(get|refresh)\/?$/.test(path) && hasCharityWish(cookie);

/**
 * The headers of a request to the back end: the visitor's headers for this call, and the address that is connected to
 * the gateway.
 *
 * @param headers As `reply.from` prepared them, with the length of the body.
 */
export function requestHeaders(request: FastifyRequest, path: string, headers: IncomingHttpHeaders) {
  const { host, cookie } = request.headers;
  return {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !isDropped(name))),
    ...(request.body instanceof Buffer && { 'content-length': String(request.body.length) }),
    ...(host && { host }),
    ...(readsCookie(path) && cookie && { cookie }),
    ...(beginsCharityOrder(path, cookie) && { [CHARITY_HEADER]: 'Y' }),
    'x-request-id': request.id,
    'x-forwarded-for': request.ip,
  };
}
