import type { OrderEvent } from '../../db/schema/order-event';
import { type StatusCode, statuses } from './statuses';

/** The things that an ended order returns. */
export type Effect = 'release stock' | 'release coupon';

/** The facts of an order that decide its transitions. */
export interface OrderFacts {
  readonly statusId: StatusCode;
  readonly isPaid: boolean;
  /** It is paid on the site, before the shop starts. */
  readonly isPrepaid: boolean;
  readonly isPickup: boolean;
  readonly isCancelForbidden: boolean;
  /** It is a guest order that is paid on receipt. */
  readonly isReleasable: boolean;
}

/**
 * The reason why an event is not allowed: the order has ended, or has not reached that state yet. Money for an order
 * that is `over` must be refunded.
 */
export type Refusal = 'over' | 'not yet' | 'forbidden' | 'not paid' | 'paid' | 'other delivery';

export type Transition =
  | { readonly statusId: StatusCode; readonly isPaid: boolean; readonly effects: readonly Effect[] }
  | { readonly refused: Refusal };

interface Rule {
  readonly from: readonly StatusCode[];
  readonly to: StatusCode;
  readonly effects: readonly Effect[];
  /** The reason why this order does not allow the event, although its status does. */
  readonly unless?: (order: OrderFacts) => Refusal | false;
  /** The new payment state; unchanged if left out. */
  readonly isPaid?: boolean;
}

const undoing: readonly Effect[] = ['release stock', 'release coupon'];

const rules: Readonly<Record<Exclude<OrderEvent, 'pay' | 'refund'>, Rule>> = {
  cancel: {
    from: ['N', 'P'],
    to: 'CL',
    effects: undoing,
    unless: ({ isCancelForbidden }) => isCancelForbidden && 'forbidden',
  },
  expire: {
    from: ['N'],
    to: 'CL',
    effects: undoing,
    unless: ({ isPaid, isPrepaid }) => (isPaid || !isPrepaid) && 'paid',
  },
  release: {
    from: ['N'],
    to: 'CL',
    effects: undoing,
    unless: ({ isPaid, isReleasable }) => (isPaid && 'paid') || (!isReleasable && 'forbidden'),
  },
  assemble: {
    from: ['N', 'P'],
    to: 'A',
    effects: [],
    unless: ({ isPaid, isPrepaid }) => isPrepaid && !isPaid && 'not paid',
  },
  arrive: { from: ['A'], to: 'R', effects: [], unless: ({ isPickup }) => !isPickup && 'other delivery' },
  ship: { from: ['A'], to: 'D', effects: [], unless: ({ isPickup }) => isPickup && 'other delivery' },
  complete: { from: ['R', 'D'], to: 'F', effects: [], isPaid: true },
  // The reserved goods do not exist, so nothing is returned to the stock.
  run_out: { from: ['N', 'P', 'A'], to: 'NT', effects: ['release coupon'] },
  not_collected: { from: ['R'], to: 'NZ', effects: undoing },
  not_delivered: { from: ['D'], to: 'ND', effects: undoing },
  bring_back: { from: ['F'], to: 'KM', effects: ['release stock'] },
};

/** The state of an order after an event. A repeated event has no effect: the result is the unchanged order. */
export function transition(order: OrderFacts, event: OrderEvent): Transition {
  if (event === 'pay') return paid(order);
  if (event === 'refund') return refunded(order);
  const { from, to, effects, unless, isPaid } = rules[event];
  const { statusId } = order;
  if (statusId === to) return asItStands(order);
  if (!from.includes(statusId)) return { refused: statuses[statusId].inWork ? 'not yet' : 'over' };
  const refused = unless?.(order);
  if (refused) return { refused };
  return { statusId: to, isPaid: isPaid ?? order.isPaid, effects };
}

const asItStands = ({ statusId, isPaid }: OrderFacts): Transition => ({ statusId, isPaid, effects: [] });

/** Prepaid money changes N to P; later money does not change the status. */
function paid(order: OrderFacts): Transition {
  const { statusId, isPaid } = order;
  if (statuses[statusId].hidesPayment) return { refused: 'over' };
  if (isPaid) return asItStands(order);
  return { statusId: statusId === 'N' ? 'P' : statusId, isPaid: true, effects: [] };
}

/** Only an order that has ended can be refunded. */
function refunded(order: OrderFacts): Transition {
  if (!statuses[order.statusId].hidesPayment) return { refused: 'not yet' };
  return { statusId: order.statusId, isPaid: false, effects: [] };
}
