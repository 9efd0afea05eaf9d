import { createHmac, timingSafeEqual } from 'node:crypto';
import { acceptedKeys, signingKey } from 'deploy-settings/key-list';

/** 96 bits: short enough for an SMS, and impossible to guess behind the rate limit. */
const MAC_BYTES = 12;
const TOKEN = /^([1-9a-z][0-9a-z]{0,6})-([\w-]{16})$/;

interface Signing {
  /** It is signed too, so that a signature for another purpose is never valid here. */
  readonly purpose: string;
  /** The setting `LINK_KEY`: tokens of all its keys work, the first one signs. */
  readonly key: string;
}

/** The token of a signed link: the id of a row, and a signature. */
export const signedId = (id: number, signing: Signing): string =>
  `${id.toString(36)}-${macOf(id, signing.purpose, signingKey(signing.key))}`;

/** The id of a token; null if it is forged or incomplete. */
export function idOfSigned(token: string, signing: Signing): number | null {
  const [, number, mac] = TOKEN.exec(token) ?? [];
  if (number === undefined || mac === undefined) return null;
  const id = Number.parseInt(number, 36);
  const isOurs = acceptedKeys(signing.key).some((key) =>
    timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(id, signing.purpose, key))),
  );
  return isOurs ? id : null;
}

const macOf = (id: number, purpose: string, key: string): string =>
  createHmac('sha256', key).update(`${purpose}:${id}`).digest().subarray(0, MAC_BYTES).toString('base64url');
