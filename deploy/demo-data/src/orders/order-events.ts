import type { orderHistory as orderHistoryTable } from 'deploy-api/db/schema/index';
import type { OrderEvent } from 'deploy-api/db/schema/order-event';
import type { StatusCode } from 'deploy-api/modules/order-states/statuses';
import type { PastOrder } from './past-orders';

type HistoryRow = typeof orderHistoryTable.$inferInsert;

const HOUR = 3_600_000;
/** Hours after the order. */
const after: Partial<Record<OrderEvent, number>> = {
  pay: 0.1,
  cancel: 3,
  run_out: 5,
  assemble: 1,
  arrive: 20,
  ship: 22,
  complete: 27,
  not_delivered: 28,
  not_collected: 190,
  bring_back: 120,
};

/** The events that lead to a status. */
function eventsBefore(status: StatusCode, channel: PastOrder['channel']): readonly OrderEvent[] {
  const handOver: OrderEvent = channel === 'courier' ? 'ship' : 'arrive';
  const ways: Readonly<Record<StatusCode, readonly OrderEvent[]>> = {
    N: [],
    P: [],
    A: ['assemble'],
    R: ['assemble', 'arrive'],
    D: ['assemble', 'ship'],
    F: ['assemble', handOver, 'complete'],
    CL: ['cancel'],
    NT: ['run_out'],
    NZ: ['assemble', 'arrive', 'not_collected'],
    ND: ['assemble', 'ship', 'not_delivered'],
    KM: ['assemble', handOver, 'complete', 'bring_back'],
  };
  return ways[status];
}

/** The events of a past order with their times, not after today. A purchase at the till has no history. */
export function historyRows(
  { id, createdAt }: { readonly id: number; readonly createdAt: Date },
  { statusId, channel, online = false }: PastOrder,
  today: Date,
): HistoryRow[] {
  if (channel === 'counter') return [];
  const events: readonly OrderEvent[] = [...(online ? ['pay' as const] : []), ...eventsBefore(statusId, channel)];
  return events.map((event) => ({
    orderId: id,
    event,
    at: new Date(Math.min(createdAt.getTime() + (after[event] ?? 0) * HOUR, today.getTime())),
  }));
}
