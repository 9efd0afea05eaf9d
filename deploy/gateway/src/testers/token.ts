import { createHmac, timingSafeEqual } from 'node:crypto';

/** The longest life of a token, in milliseconds. A new token is signed for each question. */
const LONGEST = 5 * 60_000;

/**
 * Signs a token that proves the knowledge of the shop's `OVERRIDE_KEY`. The link of an override is not such a token,
 * because people pass it on.
 */
export const signTesterToken = (key: string, until = Date.now() + LONGEST) =>
  `${until}.${signatureOf(String(until), key).toString('base64url')}`;

/** Whether a token was signed with this key and has not expired. */
export function isTesterToken(token: string, key: string, now = Date.now()): boolean {
  const [until = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const own = signatureOf(until, key);
  if (given.length !== own.length || !timingSafeEqual(given, own)) return false;
  return Number(until) > now && Number(until) <= now + LONGEST;
}

const signatureOf = (until: string, key: string) => createHmac('sha256', key).update(`tester:${until}`).digest();
