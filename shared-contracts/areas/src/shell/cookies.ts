import { CHARITY_COOKIE } from '../checkout/charity-cookie';

/** A cookie of the shop: its name, and for how many days a browser keeps it. */
export interface ShopCookie {
  readonly name: string;
  readonly days: number;
}

/** All cookies that the shop sets for visitors. The gateway sets them, and the privacy policy lists them. */
export const COOKIES = {
  /** The session (SES-02, LIM-50). */
  session: { name: 'ZPVDSESSID', days: 30 },
  /** What a server may know of a visitor without reading the session: city, fast pickup, signed in or not. */
  view: { name: 'view', days: 30 },
  /** Distinguishes visitors of one address. */
  visitor: { name: 'visitor', days: 30 },
  /** Decides who gets a canary release. */
  bucket: { name: 'bucket', days: 365 },
  /** The parameters of an advertisement's link (TRK-12, LIM-52). */
  utm: { name: 'utm', days: 1 },
  /** The next order is for a shelter (ORD-34). */
  charity: { name: CHARITY_COOKIE, days: 1 },
} as const satisfies Record<string, ShopCookie>;
