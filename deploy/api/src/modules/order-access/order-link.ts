import { idOfSigned, signedId } from '../../base/signed-id';

const DAY = 24 * 3_600_000;
const PURPOSE = 'order-link';

/**
 * How long the link of an order works after the order has ended. Goods may be returned within 14 days and a bank takes
 * up to 10 days to refund, so the customer can follow a return. Later, the link in an old email shows no personal data.
 */
export const LINK_VALID_AFTER_END = 30 * DAY;

/**
 * The token of an order's signed link. Everyone with the link can see and pay this one order, and cancel it if a guest made it
 * (docs/decisions/0050-who-cancels-an-order.md), on any device, without signing in.
 *
 * @param key the setting `LINK_KEY`; links of a key that is no longer in it stop working
 */
export const orderToken = (id: number, key: string): string => signedId(id, { purpose: PURPOSE, key });

/** The order of a token; null if it is forged or incomplete. */
export const orderOfToken = (token: string, key: string): number | null => idOfSigned(token, { purpose: PURPOSE, key });

/**
 * The address of an order's page (`orderLinkRoute`), for emails and messages.
 *
 * @param origin of the storefront where the order was made
 */
export const orderLinkUrl = (origin: string, id: number, key: string): string =>
  `${origin}/order/${orderToken(id, key)}/`;
