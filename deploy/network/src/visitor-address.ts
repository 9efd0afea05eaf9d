import type { FastifyInstance } from 'fastify';
import { addressOf } from './address';
import type { IsTrusted } from './trusted-proxies';

/**
 * Who a request comes from: the last address of `X-Forwarded-For`, read from its end, that no trusted proxy has. What stands before it
 * was written by the visitor. An entry that is no address ends the search at the proxy that sent it.
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

/** For Fastify's `trustProxy`, beside {@link readVisitorAddress}: `request.ip` is the one address that it leaves in the header. */
export const trustProxy = (_address: string, hop: number): boolean => hop === 0;

/** Headers by which a proxy, or a visitor, says other things of a request. None of them counts here, and none goes on. */
const UNHEARD = ['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Leaves the visitor's address alone in `X-Forwarded-For`, before anything reads it. A peer that is not trusted but says for whom it
 * asks is named in the log, once: either somebody tries to pass for another, or the setting lacks a proxy.
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
