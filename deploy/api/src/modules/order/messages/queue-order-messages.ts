import type { Database } from '../../../db/database';
import type { EventOf, message, order } from '../../../db/schema';
import { queueMessages } from '../../messages/api';

export type MessageEvent = EventOf<'order'>;

type Channel = (typeof message.$inferSelect)['channel'];
type OrderRow = typeof order.$inferSelect;

/** Events that are urgent for the customer: the order is ready, on its way, or will not come. */
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
 * Queues the messages about an event of an order, in the transaction of the event, so that both are stored or neither
 * is. The job of `messages` sends them. A repeated event adds nothing.
 *
 * @param tx the transaction that has locked or written the order
 */
export async function queueOrderMessages(tx: Database, order: OrderRow, event: MessageEvent, now: Date): Promise<void> {
  // After a purchase at the till, the customer already has the goods.
  if (order.source === 'retail') return;
  await queueMessages(tx, { kind: 'order', id: order.id, event, channels: channelsOf(order, event) }, now);
}

function channelsOf({ email, customerId }: OrderRow, event: MessageEvent): Channel[] {
  if (email !== '') return bySms.includes(event) ? ['email', 'sms'] : ['email'];
  // Without an e-mail, a guest can return to the order only by its link. Customers have the cabinet.
  const isOnlyWay = event === 'refund' || (event === 'place' && customerId === null);
  return isOnlyWay || bySms.includes(event) ? ['sms'] : [];
}
