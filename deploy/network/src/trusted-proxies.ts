import ipaddr from 'ipaddr.js';
import * as z from 'zod/mini';
import { normalizeAddress } from './address';

/** Whether the forwarding headers of a peer are trusted. */
export type IsTrusted = (address: string) => boolean;

type Address = ReturnType<typeof ipaddr.parse>;
type Network = (address: Address) => boolean;

/** Networks that no public client connects from: RFC 1918, 6598 (100.64.0.0/10), 3927, 4193, 4291. */
const PRIVATE = ['private', 'carrierGradeNat', 'linkLocal', 'uniqueLocal'];

const isLoopback: Network = (address) => address.range() === 'loopback';

/** One entry of the setting. Null when it is invalid. */
function networkOf(text: string): Network | null {
  if (text === 'loopback') return isLoopback;
  if (text === 'private') return (address) => PRIVATE.includes(address.range());
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const first = normalizeAddress(address);
  if (first === null) return null;
  const start = ipaddr.parse(first);
  const longest = start.kind() === 'ipv4' ? 32 : 128;
  const length = Number(bits ?? longest);
  if (length < 1 || length > longest) return null;
  return (other) => other.kind() === start.kind() && other.match(start, length);
}

/** Addresses whose answer is remembered: a shop has few proxies, and each request asks about one. */
const REMEMBERED = 1_000;

function isTrustedBy(networks: readonly Network[]): IsTrusted {
  const known = new Map<string, boolean>();
  const decide = (text: string) => {
    const address = normalizeAddress(text);
    if (address === null) return false;
    const parsed = ipaddr.parse(address);
    return isLoopback(parsed) || networks.some((network) => network(parsed));
  };
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= REMEMBERED) known.clear();
    const decided = decide(text);
    known.set(text, decided);
    return decided;
  };
}

/**
 * The setting `TRUSTED_PROXIES`, the same for gateway and back end: every hop of ours between a visitor and the back end, as addresses,
 * networks and the names `private` and `loopback`, comma-separated. Loopback is always trusted, because only processes of this machine
 * connect from it.
 */
export const trustedProxies = z.pipe(
  z._default(z.string(), 'private'),
  z.transform((text: string, context) => {
    const entries = text.split(',').map((entry) => networkOf(entry.trim()));
    const networks = entries.filter((network) => network !== null);
    if (networks.length < entries.length) {
      const message = 'TRUSTED_PROXIES: addresses, networks, `private` and `loopback`, with commas between';
      context.issues.push({ code: 'custom', message, input: text });
    }
    return isTrustedBy(networks);
  }),
);
