import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OwnerName } from 'shared-contracts/routes';
import * as z from 'zod/mini';
import { PARTS, versionName } from './parts';

/**
 * A tester's browser may take single parts from another release, or from a developer's machine (architecture.md, section 4).
 * The cookie says which and until when, signed: nobody gets there by a link of their own making. Without a key there is none.
 */
export const OVERRIDE_COOKIE = 'override';

/** Following this link, with a token behind it, sets the cookie; alone it takes the cookie away. */
export const OVERRIDE_PATH = '/override/';

/** Machines that a part may come from, by host name. */
const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1'];

/** Longer than any override that the command signs. */
const LONGEST_TOKEN = 2_000;

const origin = z
  .string()
  .check(
    z.refine(
      (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value,
    ),
  );
/** Where a part comes from instead: another published version, or a build that is served elsewhere. */
const source = z.union([z.strictObject({ version: versionName }), z.strictObject({ origin })]);
export type OverrideSource = z.infer<typeof source>;

const entries = z.array(z.tuple([z.enum(PARTS), source]));
const payload = z.strictObject({ parts: entries, /** Milliseconds since 1970. */ until: z.number() });

export type Override = Partial<Readonly<Record<OwnerName, OverrideSource>>>;

/** A token that holds until `until`, in milliseconds since 1970. Throws for a source that no token may hold. */
export function signOverride(override: Override, until: number, key: string): string {
  const body = Buffer.from(JSON.stringify(payload.parse({ parts: Object.entries(override), until }))).toString(
    'base64url',
  );
  return `${body}.${signatureOf(body, key).toString('base64url')}`;
}

/** What a token says; null when it was not signed with this key, is over, or names a host that is not on the list. */
export function readOverride(token: string, key: string, now: number, hosts = LOCAL_HOSTS): Override | null {
  if (token.length > LONGEST_TOKEN) return null;
  const [body = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !isEqual(Buffer.from(signature, 'base64url'), signatureOf(body, key))) return null;
  const read = payload.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
  if (!read.success || read.data.until <= now) return null;
  const { parts } = read.data;
  if (parts.some(([, from]) => 'origin' in from && !hosts.includes(new URL(from.origin).hostname))) return null;
  return Object.fromEntries(parts);
}

/** What a browser's cookies override; null for nothing, and always without a key. */
export function overrideFrom(
  cookies: string | undefined,
  key: string | null,
  now: number,
  hosts = LOCAL_HOSTS,
): Override | null {
  if (!key || !cookies) return null;
  for (const cookie of cookies.split(';')) {
    const [name, value = ''] = cookie.trim().split('=');
    // A sibling host can set a cookie of this name too: the first one that is ours counts.
    const override = name === OVERRIDE_COOKIE ? readOverride(value, key, now, hosts) : null;
    if (override) return override;
  }
  return null;
}

const signatureOf = (body: string, key: string) => createHmac('sha256', key).update(`override:${body}`).digest();
const isEqual = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);
