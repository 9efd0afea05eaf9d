import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * An address as a peer or a proxy names it, in its one spelling: without a port (some balancers send it), brackets or zone; IPv4
 * that is mapped into IPv6 as IPv4. Null: this is no address.
 */
export function addressOf(text: string): string | null {
  const trimmed = text.trim();
  const bare = /^\[(.*)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  const address = bare.replace(/%.*$/, '');
  return isIP(address) ? ipaddr.process(address).toString() : null;
}
