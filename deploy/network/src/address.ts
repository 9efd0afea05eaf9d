import { isIP, isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The canonical form of an address from a peer or a proxy: without port (some balancers send it), brackets and zone.
 * IPv4 that is mapped into IPv6 becomes IPv4. Null: not an address.
 */
export function normalizeAddress(text: string): string | null {
  const trimmed = text.trim();
  if (isIPv4(trimmed)) return trimmed;
  const bare = /^\[(.*)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  const address = bare.replace(/%.*$/, '');
  return isIP(address) ? ipaddr.process(address).toString() : null;
}
