import { callMessageEvents } from '../../../db/schema/order-message';
import { idOf, type MessageSubject, noSms } from '../../messages/api';
import { callBackEmail } from './call-back-email';

/** Letters to a salon about somebody who wants to be called. */
export const callBackSubject: MessageSubject = {
  events: callMessageEvents,
  email: (message, { db }) => callBackEmail(idOf(message.callRequestId, message), db),
  sms: noSms,
};
