import { idOfSigned, signedId } from '../../../base/signed-id';

const PURPOSE = 'stop-change';

/**
 * The address of the page that stops a waiting change. The token follows the `#`, so servers do not log it and link
 * previews do not request it.
 *
 * @param key the setting `LINK_KEY`
 */
export const stopLinkUrl = (origin: string, id: number, key: string): string =>
  `${origin}/auth/success-auth/#stop=${signedId(id, { purpose: PURPOSE, key })}`;

/** The change of a token; null if it is forged or incomplete. */
export const changeOfToken = (token: string, key: string): number | null =>
  idOfSigned(token, { purpose: PURPOSE, key });
