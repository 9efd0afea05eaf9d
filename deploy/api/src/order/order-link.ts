import { createHmac, timingSafeEqual } from 'node:crypto';

const DAY = 24 * 3_600_000;
/** 96 bits: short enough for an SMS; guessing is hopeless behind the rate limit. */
const MAC_BYTES = 12;
const TOKEN = /^([1-9a-z][0-9a-z]{0,6})-([\w-]{16})$/;

/**
 * How long the link of an order works after the order has ended: goods may be returned within 14 days and a bank takes up to 10 days to
 * refund, so the customer can follow a return. Later the link in an old letter shows nothing about a person.
 */
export const LINK_VALID_AFTER_END = 30 * DAY;

/**
 * The token of an order's signed link. Whoever has it can see and pay this one order, on any device, without signing in.
 *
 * @param key the setting `ORDER_LINK_KEY`; with another key all earlier links stop working
 */
export const orderToken = (id: number, key: string): string => `${id.toString(36)}-${macOf(id, key)}`;

/** The order of a token; null if it is forged or incomplete. */
export function orderOfToken(token: string, key: string): number | null {
  const [, number, mac] = TOKEN.exec(token) ?? [];
  if (number === undefined || mac === undefined) return null;
  const id = Number.parseInt(number, 36);
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(id, key))) ? id : null;
}

/**
 * The address of an order's page (`orderLinkRoute`), for letters and messages.
 *
 * @param origin of the storefront where the order was made
 */
export const orderLinkUrl = (origin: string, id: number, key: string): string =>
  `${origin}/order/${orderToken(id, key)}/`;

/** The purpose is signed too, so that a signature for another purpose is never valid here. */
const macOf = (id: number, key: string): string =>
  createHmac('sha256', key).update(`order-link:${id}`).digest().subarray(0, MAC_BYTES).toString('base64url');
