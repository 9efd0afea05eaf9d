import type { Database } from '../../../db/database';
import { type order, orderMessage } from '../../../db/schema';
import { orderMessageEvents } from '../../../db/schema/order-message';

export type MessageEvent = (typeof orderMessageEvents)[number];

export const isOrderEvent = (event: (typeof orderMessage.$inferSelect)['event']): event is MessageEvent =>
  orderMessageEvents.some((each) => each === event);

type Channel = (typeof orderMessage.$inferSelect)['channel'];
type OrderRow = typeof order.$inferSelect;

/** What people need to know on the go: the order is ready, on its way, or will not come. */
const bySms: readonly MessageEvent[] = [
  'arrive',
  'ship',
  'cancel',
  'expire',
  'release',
  'run_out',
  'not_collected',
  'not_delivered',
];

/**
 * Writes the messages about an event of an order to the outbox, in the transaction of the event: with the event they are stored, or
 * neither is. the job of `messages` sends them. A repeated event adds nothing.
 *
 * @param tx the transaction that has locked or written the order
 */
export async function queueOrderMessages(tx: Database, order: OrderRow, event: MessageEvent): Promise<void> {
  // The customer of a purchase at the till has the goods already.
  if (order.source === 'retail') return;
  const channels = channelsOf(order, event);
  if (channels.length === 0) return;
  await tx
    .insert(orderMessage)
    .values(channels.map((channel) => ({ orderId: order.id, event, channel })))
    .onConflictDoNothing();
}

function channelsOf({ email, customerId }: OrderRow, event: MessageEvent): Channel[] {
  if (email !== '') return bySms.includes(event) ? ['email', 'sms'] : ['email'];
  // Without an e-mail, the link to the order is a guest's only way back to it; customers have the cabinet.
  const isOnlyWay = event === 'refund' || (event === 'place' && customerId === null);
  return isOnlyWay || bySms.includes(event) ? ['sms'] : [];
}
