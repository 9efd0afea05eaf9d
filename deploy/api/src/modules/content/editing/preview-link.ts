import { createHmac, timingSafeEqual } from 'node:crypto';
import { acceptedKeys, signingKey } from 'deploy-settings/key-list';

const MAC_BYTES = 16;
const TOKEN = /^([1-9a-z][0-9a-z]{0,6})-([0-9a-z]{1,4})-([1-9a-z][0-9a-z]{5,8})-([\w-]{22})$/;

/** How long the link of a draft works, in milliseconds. An editor shows it to colleagues, not to visitors. */
const PREVIEW_VALID = 3 * 24 * 3_600_000;

/** The content of a link: one change of an edition. */
export interface Previewed {
  edition: number;
  /** Its index in the changes. */
  at: number;
}

const macOf = (signed: string, key: string): string =>
  createHmac('sha256', key).update(`content-preview:${signed}`).digest().subarray(0, MAC_BYTES).toString('base64url');

/** The token of a signed link, which works until `PREVIEW_VALID` from now. */
export function previewToken({ edition, at }: Previewed, key: string, now: Date): string {
  const until = Math.floor((now.getTime() + PREVIEW_VALID) / 1000);
  const signed = `${edition.toString(36)}-${at.toString(36)}-${until.toString(36)}`;
  return `${signed}-${macOf(signed, signingKey(key))}`;
}

/** The content of a token; null if it is forged, incomplete or too old. */
export function previewedBy(token: string, key: string, now: Date): Previewed | null {
  const [, edition, at, until, mac] = TOKEN.exec(token) ?? [];
  if (!edition || !at || !until || !mac) return null;
  const isOurs = acceptedKeys(key).some((one) =>
    timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(`${edition}-${at}-${until}`, one))),
  );
  if (!isOurs) return null;
  if (Number.parseInt(until, 36) * 1000 < now.getTime()) return null;
  return { edition: Number.parseInt(edition, 36), at: Number.parseInt(at, 36) };
}
