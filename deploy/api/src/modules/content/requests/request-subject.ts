import { messagesAbout, shopAddress } from '../../messages/api';
import { callBackEmail } from './call-back-email';
import { findRequest } from './load-request';
import { requestEmail } from './request-email';

/** Emails to a shop about a visitor's request, and to a salon about a person who wants to be called. */
export const requestMessages = messagesAbout({
  kind: 'request',
  isLimited: false,
  async email({ subjectId }, { db }) {
    const loaded = await findRequest(db, subjectId);
    if (!loaded) return null;
    const { salon, request } = loaded;
    if (salon) return { to: salon.email, customerId: null, content: callBackEmail(loaded) };
    const to = await shopAddress(db, loaded.city);
    const letter = { to, customerId: null, content: requestEmail(loaded) };
    return request.email === '' ? letter : { ...letter, headers: { 'Reply-To': request.email } };
  },
});
