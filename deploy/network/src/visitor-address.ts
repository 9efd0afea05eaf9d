import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { normalizeAddress } from './address';
import type { IsTrusted } from './trusted-proxies';

/**
 * The address of the visitor: the last address in `X-Forwarded-For`, from its end, that is not a trusted proxy. The
 * visitor may have written the entries before it. An invalid entry ends the search at the proxy that sent it.
 */
export function visitorAddress(peer: string, forwardedFor: string, isTrusted: IsTrusted): string {
  let address = normalizeAddress(peer) ?? peer;
  for (const hop of forwardedFor.split(',').reverse()) {
    const previous = isTrusted(address) ? normalizeAddress(hop) : null;
    if (previous === null) break;
    address = previous;
  }
  return address;
}

/**
 * For Fastify's `trustProxy`, together with {@link readVisitorAddress}: `request.ip` is the one address that remains in
 * the header.
 */
export const trustProxy = (_address: string, hop: number): boolean => hop === 0;

/** Headers with which a proxy, or a visitor, describes a request in other ways. They are ignored here and not passed on. */
const IGNORED_HEADERS = ['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto', 'x-real-ip'];

/** Requests of our own servers, until they are answered. */
const ownRequests = new WeakSet<IncomingMessage>();

/**
 * Whether a request comes from one of our own servers, e.g. the renderer or a probe: a trusted peer that forwards it
 * for no visitor. Needs {@link readVisitorAddress}.
 */
export const isOfOwnServer = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean => ownRequests.has(raw);

/**
 * Leaves only the visitor's address in `X-Forwarded-For`, before other code reads it. An untrusted peer that sends
 * forwarding headers is logged once: either a client sends false headers, or a proxy is missing in the setting.
 */
export function readVisitorAddress(app: FastifyInstance, isTrusted: IsTrusted): void {
  let warned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, socket } = request.raw;
    const { remoteAddress: peer = '' } = socket;
    const forwarded = String(headers['x-forwarded-for'] ?? '');
    if (forwarded !== '' && !warned && !isTrusted(peer)) {
      warned = true;
      request.log.warn({ peer }, 'X-Forwarded-For of this peer is ignored: TRUSTED_PROXIES does not name it');
    }
    if (forwarded === '' && isTrusted(peer)) ownRequests.add(request.raw);
    // A deletion makes an object slow, and most requests have none of them.
    for (const name of IGNORED_HEADERS) if (name in headers) delete headers[name];
    headers['x-forwarded-for'] = visitorAddress(peer, forwarded, isTrusted);
    done();
  });
}
