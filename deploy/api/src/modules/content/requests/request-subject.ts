import { requestMessageEvents } from '../../../db/schema/order-message';
import { idOf, type MessageSubject, noSms, shopAddress } from '../../messages/api';

import { loadRequest } from './load-request';
import { requestEmail } from './request-email';

/** Letters to a shop about a visitor's request. */
export const requestSubject: MessageSubject = {
  events: requestMessageEvents,
  async email(message, { db }) {
    const request = await loadRequest(db, idOf(message.requestId, message));
    return requestEmail(await shopAddress(db, request.city), request);
  },
  sms: noSms,
};
