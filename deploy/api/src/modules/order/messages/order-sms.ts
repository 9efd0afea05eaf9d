import { priceOf } from '../../../base/money';
import type { OrderDetails } from './load-order-details';
import { toPay, whenOf } from './order-words';
import type { MessageEvent } from './queue-order-messages';

/** Seventy characters are one SMS, 134 two; these texts are meant to be one or two without their link. */
const words: Partial<Record<MessageEvent, (details: OrderDetails) => string>> = {
  place: ({ order, link }) => `оформлен, ${sumOf(order.price)}. Заказ и оплата: ${link}`,
  arrive: ({ order, point }) => `готов: ${point?.name ?? order.deliveryAddress}.${dueOf(order)}`,
  ship: ({ order }) => `в пути${whenOf(order) ? `: ${whenOf(order)}` : ''}.${dueOf(order)}`,
  refund: ({ refunded }) => `вернули ${sumOf(refunded)}.`,
};

const reasons: Partial<Record<MessageEvent, string>> = {
  expire: 'не оплачен вовремя',
  release: 'не подтверждён',
  run_out: 'товаров нет в наличии',
  not_collected: 'срок хранения закончился',
  not_delivered: 'курьер не смог его передать',
};

/**
 * A short text message about an event of an order: its number, and what matters on the go. Without names; with no other place than a
 * pickup point, by its name.
 */
export function orderSms(event: MessageEvent, details: OrderDetails): string {
  const reason = reasons[event];
  const what = words[event]?.(details) ?? `отменён${reason ? `: ${reason}` : ''}.`;
  return `Заповедник: заказ ${details.order.id} ${what}`;
}

const dueOf = (order: OrderDetails['order']): string => (toPay(order) > 0 ? ` К оплате ${sumOf(order.price)}` : '');

/** With the ordinary spaces that phones count as one character. */
const sumOf = (kopecks: number): string => priceOf(kopecks).replace(/[\u00A0\u202F]/g, ' ');
