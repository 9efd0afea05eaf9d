import type { FastifyInstance } from 'fastify';
import { addressOf } from './address';
import type { IsTrusted } from './trusted-proxies';

/**
 * The visitor of a request: the last address of `X-Forwarded-For`, read from its end, that no trusted proxy has. The visitor may have
 * written the entries before it. An invalid entry ends the search at the proxy that sent it.
 */
export function visitorAddress(peer: string, forwardedFor: string, isTrusted: IsTrusted): string {
  let address = addressOf(peer) ?? peer;
  for (const hop of forwardedFor.split(',').reverse()) {
    const before = isTrusted(address) ? addressOf(hop) : null;
    if (before === null) break;
    address = before;
  }
  return address;
}

/**
 * For Fastify's `trustProxy`, together with {@link readVisitorAddress}: `request.ip` is the one address that it leaves in the header.
 */
export const trustProxy = (_address: string, hop: number): boolean => hop === 0;

/** Headers with which a proxy, or a visitor, describes a request in other ways. They are ignored here and not passed on. */
const UNHEARD = ['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Leaves only the visitor's address in `X-Forwarded-For`, before other code reads it. A peer that is not trusted but sends forwarding
 * headers is logged, once: either a client pretends to be another one, or a proxy is missing in the setting.
 */
export function readVisitorAddress(app: FastifyInstance, isTrusted: IsTrusted): void {
  let warned = false;
  app.addHook('onRequest', async (request) => {
    const { headers, socket } = request.raw;
    const { remoteAddress: peer = '' } = socket;
    const said = String(headers['x-forwarded-for'] ?? '');
    if (said !== '' && !warned && !isTrusted(peer)) {
      warned = true;
      request.log.warn({ peer }, 'X-Forwarded-For of this peer is ignored: TRUSTED_PROXIES does not name it');
    }
    for (const name of UNHEARD) delete headers[name];
    headers['x-forwarded-for'] = visitorAddress(peer, said, isTrusted);
  });
}
