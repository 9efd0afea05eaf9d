import { BlockList, isIPv6 } from 'node:net';

/** Loopback, link-local and private networks. */
const near = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  near.addSubnet(network, bits, 'ipv4');
}
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');
near.addSubnet('fe80::', 10, 'ipv6');

/**
 * Who may say for whom a request comes: the gateway, which stands right before the back end, on this machine or in the same
 * private network. What it says counts, and nothing that the visitor wrote before it.
 *
 * @param hop 0: who is connected to us.
 */
export const trustGateway = (address: string, hop: number): boolean =>
  hop === 0 && near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
