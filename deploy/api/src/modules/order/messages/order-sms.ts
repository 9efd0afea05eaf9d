import { priceOf } from '../../../base/money';
import type { OrderDetails } from './load-order-details';
import { toPay, whenOf } from './order-words';
import type { MessageEvent } from './queue-order-messages';

/** Seventy characters are one SMS, 134 are two. Without the link, these texts should fit into one or two. */
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
 * A short text message about an event of an order: its number, and the most important data. It contains no names and no
 * place, except for the name of a pickup point.
 */
export function orderSms(event: MessageEvent, details: OrderDetails): string {
  const reason = reasons[event];
  const what = words[event]?.(details) ?? `отменён${reason ? `: ${reason}` : ''}.`;
  return `Заповедник: заказ ${details.order.id} ${what}`;
}

const dueOf = (order: OrderDetails['order']): string => (toPay(order) > 0 ? ` К оплате ${sumOf(order.price)}` : '');

/** Uses ordinary spaces, which phones count as one character. */
const sumOf = (kopecks: number): string => priceOf(kopecks).replace(/[\u00A0\u202F]/g, ' ');
