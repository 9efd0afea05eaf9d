import { idOfSigned, signedId } from '../../../base/signed-id';

const PURPOSE = 'auto-order-link';

/**
 * The token of an auto-order's signed link. Everyone with the link can see the goods of the next order, skip it and move
 * it, without signing in, until the auto-order ends. All other changes need its customer.
 */
export const autoOrderToken = (id: number, key: string): string => signedId(id, { purpose: PURPOSE, key });

/** The auto-order of a token; null if it is forged or incomplete. */
export const autoOrderOfToken = (token: string, key: string): number | null =>
  idOfSigned(token, { purpose: PURPOSE, key });

/**
 * The address of the page (`autoOrderLinkRoute`), for emails.
 *
 * @param origin of the storefront where the order was made
 */
export const autoOrderLinkUrl = (origin: string, id: number, key: string): string =>
  `${origin}/auto-order/${autoOrderToken(id, key)}/`;
