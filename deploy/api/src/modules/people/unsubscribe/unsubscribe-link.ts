import { createHmac, timingSafeEqual } from 'node:crypto';
import { acceptedKeys, signingKey } from 'deploy-settings/key-list';

const MAC_BYTES = 12;
const TOKEN = /^([\w-]{4,400})\.([\w-]{16})$/;

/**
 * The token of a link that ends the subscriptions of one address. It does not expire, because old emails must work too.
 */
export const unsubscribeToken = (email: string, key: string): string =>
  `${Buffer.from(email).toString('base64url')}.${macOf(email, signingKey(key))}`;

/** The address of a token; null if it is forged or incomplete. */
export function emailOfToken(token: string, key: string): string | null {
  const [, encoded, mac] = TOKEN.exec(token) ?? [];
  if (encoded === undefined || mac === undefined) return null;
  const email = Buffer.from(encoded, 'base64url').toString();
  const isOurs = acceptedKeys(key).some((one) => timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(email, one))));
  return isOurs ? email : null;
}

/** The address of the page that unsubscribes, `unsubscribe-page.ts`. */
export const unsubscribeUrl = (origin: string, email: string, key: string): string =>
  `${origin}/api/unsubscribe/${unsubscribeToken(email, key)}/`;

/** The purpose is signed too, so that a signature for another purpose is never valid here. */
const macOf = (email: string, key: string): string =>
  createHmac('sha256', key).update(`unsubscribe:${email}`).digest().subarray(0, MAC_BYTES).toString('base64url');
