import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The canonical form of an address that a peer or a proxy sends: without a port (some balancers send it), brackets or zone; IPv4 that
 * is mapped into IPv6 as IPv4. Null: not an address.
 */
export function normalizeAddress(text: string): string | null {
  const trimmed = text.trim();
  const bare = /^\[(.*)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  const address = bare.replace(/%.*$/, '');
  return isIP(address) ? ipaddr.process(address).toString() : null;
}
