import { type StatusCode, statuses } from './statuses';

/** What can happen to an order. */
export const orderEvents = [
  /** Its money came. */
  'pay',
  /** The shopper does not want it any more. */
  'cancel',
  /** Its money did not come in time. */
  'expire',
  /** No code has confirmed its phone, it is paid on receipt, and the shop has not taken it up in time. */
  'release',
  /** The shop puts it together. */
  'assemble',
  /** It lies at its pickup point. */
  'arrive',
  /** A courier has it. */
  'ship',
  /** The customer has it. */
  'complete',
  /** There is nothing to put together. */
  'run_out',
  /** Nobody came for it. */
  'not_collected',
  /** The courier brought it back. */
  'not_delivered',
  /** The customer brought it back. */
  'bring_back',
  /** Its money is back with the customer. */
  'refund',
] as const;
export type OrderEvent = (typeof orderEvents)[number];

/** What a change of the status brings with it; `applyEvent` does it in the same transaction. */
export type Effect = 'release stock' | 'release coupon' | 'return bonuses' | 'accrue bonuses' | 'revoke bonuses';

/** What of an order decides how it goes on. */
export interface OrderFacts {
  readonly statusId: StatusCode;
  readonly isPaid: boolean;
  /** It is paid on the site, before the shop begins. */
  readonly isPrepaid: boolean;
  readonly isPickup: boolean;
  readonly isCancelForbidden: boolean;
  /** It is a guest order that is paid on receipt. */
  readonly isReleasable: boolean;
}

/** Why an event does not fit: the order is over, or not there yet. Money that came for one that is `over` must go back. */
export type Refusal = 'over' | 'not yet' | 'forbidden' | 'not paid' | 'paid' | 'other delivery';

export type Transition =
  | { readonly statusId: StatusCode; readonly isPaid: boolean; readonly effects: readonly Effect[] }
  | { readonly refused: Refusal };

interface Rule {
  readonly from: readonly StatusCode[];
  readonly to: StatusCode;
  readonly effects: readonly Effect[];
  /** Why it does not fit this order, though its status does. */
  readonly unless?: (order: OrderFacts) => Refusal | false;
  /** Whether it is paid from now on; left out: as before. */
  readonly isPaid?: boolean;
}

const undoing: readonly Effect[] = ['release stock', 'release coupon', 'return bonuses'];

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
  complete: { from: ['R', 'D'], to: 'F', effects: ['accrue bonuses'], isPaid: true },
  // What was put aside for it is not there: nothing goes back to the shelf.
  run_out: { from: ['N', 'P', 'A'], to: 'NT', effects: ['release coupon', 'return bonuses'] },
  not_collected: { from: ['R'], to: 'NZ', effects: undoing },
  not_delivered: { from: ['D'], to: 'ND', effects: undoing },
  bring_back: { from: ['F'], to: 'KM', effects: ['release stock', 'return bonuses', 'revoke bonuses'] },
};

/**
 * How an order goes on after an event. What happened already happens no second time: the answer is the order as it stands,
 * without effects.
 */
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

/** Money that comes in advance makes N a P; what comes later leaves the status. */
function paid(order: OrderFacts): Transition {
  const { statusId, isPaid } = order;
  if (statuses[statusId].hidesPayment) return { refused: 'over' };
  if (isPaid) return asItStands(order);
  return { statusId: statusId === 'N' ? 'P' : statusId, isPaid: true, effects: [] };
}

/** Only what is not to be had any more is paid back. */
function refunded(order: OrderFacts): Transition {
  if (!statuses[order.statusId].hidesPayment) return { refused: 'not yet' };
  return { statusId: order.statusId, isPaid: false, effects: [] };
}
