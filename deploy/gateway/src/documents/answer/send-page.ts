import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ENCODINGS, type Encoding, type PageBody } from './page-body';

/** A rendered page with its policies, as the cache keeps it. */
export interface Page {
  readonly status: number;
  /** When its data was read. It is not in the page: the same data gives the same bytes. Null: the page has none. */
  readonly readAt: Date | null;
  readonly policies: readonly string[];
  readonly body: PageBody;
}

/** Sends a page, or 304 when the client has exactly this body with these policies. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, { status, readAt, policies, body }: Page) {
  const encoding = encodingOf(request);
  const { bytes, etag } = await body.as(encoding);
  reply.header('vary', 'accept-encoding, cookie').header('content-security-policy', policies);
  // The shell reads it (`shell/src/start/document-age.ts`). A 304 brings a new one for the page that the browser has.
  if (readAt !== null) reply.header('server-timing', `age;dur=${Date.now() - readAt.getTime()}`);
  if (etag !== null) reply.header('etag', etag);
  if (etag !== null && isKnown(etag, request.headers['if-none-match'])) return reply.status(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.status(status).type('text/html; charset=utf-8').send(bytes);
}

/** All browsers together send few different headers. */
const negotiator = new Negotiator<Encoding>({
  supportedValues: [...ENCODINGS],
  cache: new LRUCache<string, string>({ max: 100 }),
});

const encodingOf = ({ headers }: FastifyRequest): Encoding =>
  negotiator.negotiate(headers['accept-encoding'] ?? '') ?? 'identity';

/** A proxy that encodes the answer again makes a tag weak. `*` is for writes: a client names what it has. */
const isKnown = (etag: string, sent = '') => sent.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
