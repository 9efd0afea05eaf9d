import type { IncomingHttpHeaders } from 'node:http';
import { parseVisitorHints, type ShopCookies } from '../cookies/shop-cookies';

/**
 * The headers of a back-end answer that reach a browser. Other headers are only for the two servers, or only the
 * gateway sets them.
 */
const PASSED = new Set([
  'allow',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-type',
  'etag',
  'expires',
  'last-modified',
  'location',
  'retry-after',
  'vary',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
]);

/** A proxied answer that is opened as a page runs no scripts. */
const INERT = "default-src 'none'; sandbox; frame-ancestors 'none'";

/**
 * The page of calls is the only proxied answer with scripts. The page that unsubscribes has a form. The back end writes
 * the policy of both.
 */
const hasOwnPolicy = (path: string) => path.startsWith('/docs/') || path.startsWith('/unsubscribe/');

/** The headers of a proxied answer. */
export function responseHeaders(headers: IncomingHttpHeaders, path: string) {
  const { 'content-security-policy': own } = headers;
  const policy = hasOwnPolicy(path) && typeof own === 'string' ? own : INERT;
  return {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => PASSED.has(name))),
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
  };
}

/**
 * The gateway turns the session and view in the back end's headers into cookies. The back end never sets cookies
 * itself.
 */
export function sessionHeaders(headers: IncomingHttpHeaders, cookies: ShopCookies) {
  const { 'x-session-id': session, 'x-session-view': view } = headers;
  const hints = parseVisitorHints(typeof view === 'string' ? view : undefined);
  const set = [
    ...(typeof session === 'string' ? [cookies.session(session)] : []),
    ...(hints ? [cookies.view(hints)] : []),
  ];
  return set.length > 0 ? { 'set-cookie': set, 'cache-control': 'no-store' } : {};
}
