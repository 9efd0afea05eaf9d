import { idOfSigned, signedId } from '../../../base/signed-id';

const DAY = 24 * 3_600_000;
const PURPOSE = 'visit-link';

/** How long the signed link of a visit works after the visit, in milliseconds: as long as another time can be booked. */
export const VISIT_LINK_VALID = 14 * DAY;

/**
 * The token of a visit's signed link. Everyone with the link can see, move and cancel this one visit, without signing
 * in.
 */
export const visitToken = (id: number, key: string): string => signedId(id, { purpose: PURPOSE, key });

/** The visit of a token; null if it is forged or incomplete. */
export const visitOfToken = (token: string, key: string): number | null => idOfSigned(token, { purpose: PURPOSE, key });

/**
 * The address of a visit's page (`visitLinkRoute`), for emails and messages. Services exist on the main domain only.
 */
export const visitLinkUrl = (origin: string, id: number, key: string): string =>
  `${origin}/visit/${visitToken(id, key)}/`;
