import { messagesAbout } from '../../messages/api';
import { loadOrderDetails } from './load-order-details';
import { orderEmail } from './order-email';
import { orderSms } from './order-sms';

/** Messages about an order. */
export const orderMessages = messagesAbout({
  kind: 'order',
  isLimited: true,
  async email({ subjectId, event }, shop) {
    return orderEmail(event, await loadOrderDetails(subjectId, shop));
  },
  async sms({ subjectId, event }, shop) {
    const details = await loadOrderDetails(subjectId, shop);
    const { phone, customerId } = details.order;
    return { phone, customerId, text: orderSms(event, details) };
  },
});
