import { orderMessageEvents } from '../../../db/schema/order-message';
import { idOf, type MessageSubject } from '../../messages/api';
import { loadOrderDetails } from './load-order-details';
import { orderEmail } from './order-email';
import { orderSms } from './order-sms';
import { isOrderEvent } from './queue-order-messages';

/** Messages about an order. */
export const orderSubject: MessageSubject = {
  events: orderMessageEvents,
  async email(message, shop) {
    const details = await loadOrderDetails(idOf(message.orderId, message), shop);
    return isOrderEvent(message.event) ? orderEmail(message.event, details) : null;
  },
  async sms(message, shop) {
    const details = await loadOrderDetails(idOf(message.orderId, message), shop);
    return isOrderEvent(message.event) ? { phone: details.order.phone, text: orderSms(message.event, details) } : null;
  },
};
