import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppName } from '@zapovednik/platform/routes';
import * as z from 'zod/mini';
import { type AppVersions, appName, appsOf, versionName } from '../app-names';

/**
 * A tester's browser may load single apps from another release, or from a developer's machine. The cookie contains the
 * sources and the end. It is signed, so a link without our signature has no effect. Without a key there are no
 * overrides.
 */
export const OVERRIDE_COOKIE = 'override';

/** This path with a token sets the cookie. Without a token it removes the cookie. */
export const OVERRIDE_PATH = '/override/';

/** Host names that an area may be loaded from: the tester's own machine. */
export const OVERRIDE_HOSTS: readonly string[] = ['localhost', '127.0.0.1'];

/** Longer than any token that the command signs. */
const MAX_TOKEN_LENGTH = 2_000;

/** Scheme, host and port of an allowed machine, without anything else. */
const origin = z.string().check(
  z.refine((value) => {
    if (!URL.canParse(value)) return false;
    const { protocol, hostname, origin } = new URL(value);
    return /^https?:$/.test(protocol) && OVERRIDE_HOSTS.includes(hostname) && origin === value;
  }),
);

/** The replacement source of an app: another published version, or a build that is served from another address. */
const source = z.union([z.strictObject({ version: versionName }), z.strictObject({ origin })]);
export type OverrideSource = z.infer<typeof source>;

/** The longest life of a token, in milliseconds. So a leaked key does not give access to the shop's pages for ever. */
export const LONGEST_OVERRIDE = 30 * 24 * 3_600_000;
/** The largest difference between the clocks of two machines, in milliseconds. */
const CLOCK_ERROR = 5 * 60_000;

const payload = z.strictObject({
  parts: z.array(z.tuple([appName, source])).check(
    // The shell renders pages on the server, which only runs published releases.
    z.refine((parts) => parts.every(([app, from]) => app !== 'shell' || 'version' in from)),
  ),
  /** The times of signing and of the end, in milliseconds since 1970. */
  since: z.number(),
  until: z.number(),
});

/** Whether the life of a token is not longer than allowed. */
const isShort = ({ since, until }: z.output<typeof payload>) => until - since <= LONGEST_OVERRIDE;

export type Override = Partial<Readonly<Record<AppName, OverrideSource>>>;

/** The content of a valid token. It may have ended. */
export interface SignedOverride {
  readonly apps: Override;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** The published versions of an override. */
export function overriddenVersions(override: Override): AppVersions {
  const versions: AppVersions = {};
  for (const app of appsOf(override)) {
    const from = override[app];
    if (from && 'version' in from) versions[app] = from.version;
  }
  return versions;
}

/**
 * A token that is valid until `until`, in milliseconds since 1970. Throws for a source that is not allowed, and for a
 * life that is too long.
 */
export function signOverride(override: Override, until: number, key: string, since = Date.now()): string {
  const content = payload.parse({ parts: Object.entries(override), since, until });
  if (!isShort(content)) throw new Error('An override lives 30 days at most');
  const body = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${body}.${signatureOf(body, key).toString('base64url')}`;
}

/**
 * The content of a token. Null when it was not signed with this key, has a host that is not allowed, has a life that is
 * too long, or was signed in the future.
 */
export function readOverride(token: string, key: string, now = Date.now()): SignedOverride | null {
  if (token.length > MAX_TOKEN_LENGTH) return null;
  const [body = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !isEqual(Buffer.from(signature, 'base64url'), signatureOf(body, key))) return null;
  const read = payload.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
  if (!read.success || !isShort(read.data) || read.data.since > now + CLOCK_ERROR) return null;
  return { apps: Object.fromEntries(read.data.parts), until: read.data.until };
}

/** The override in a browser's cookies. Null without one, and always null without a key. */
export function readOverrideCookie(cookies: string | undefined, key: string | null): SignedOverride | null {
  if (!key || !cookies) return null;
  const tokens = cookies.split(';').flatMap((cookie) => {
    const [name, value = ''] = cookie.trim().split('=');
    return name === OVERRIDE_COOKIE ? [value] : [];
  });
  // A sibling host can set a cookie of this name too. Of our signed cookies the one with the latest end is used.
  return tokens
    .map((token) => readOverride(token, key))
    .reduce((one, other) => (other && (!one || other.until > one.until) ? other : one), null);
}

const signatureOf = (body: string, key: string) => createHmac('sha256', key).update(`override:${body}`).digest();
const isEqual = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);
