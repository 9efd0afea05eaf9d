import { isIPv6 } from 'node:net';

/**
 * The key by which visitors are counted: an IPv4 address, or for IPv6 the network of one subscriber
 * (`2001:db8:1:2::/64`).
 */
export function networkOf(address: string): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (v4) return v4;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.replace(/%.*/, '').toLowerCase().split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const known = groups(head);
  const zeros = tail === undefined ? [] : Array(8 - known.length - groups(tail).length).fill('0');
  const network = [...known, ...zeros, ...groups(tail)].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
