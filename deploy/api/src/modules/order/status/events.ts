import type { AutoOrderInterval } from '@zapovednik/api/cabinet/wire/auto-order-interval';
import { defineEvent } from '../../../events/define-event';
import type { Effect, OrderRow } from '../../order-states/api';

export interface OrderPlaced {
  readonly order: OrderRow;
  /** The visitor who placed it; null: the shop placed it, as the next order of an auto-order. */
  readonly visitor: {
    readonly sessionKey: string;
    /** The storefront's origin, for links. */
    readonly origin: string;
    /** How the order is repeated; null: it is not. */
    readonly repeats: AutoOrderInterval | null;
  } | null;
  readonly now: Date;
}

/** An order was written with its lines, and its goods are reserved. */
export const orderPlaced = defineEvent<OrderPlaced>('orderPlaced', [
  'basket',
  'customer',
  'phone and network',
  'goods',
]);

export interface OrderEnded {
  /** With its new status. */
  readonly order: OrderRow;
  /** The things that it returns to the shop. */
  readonly effects: readonly Effect[];
  readonly now: Date;
}

/** An order was completed, cancelled, not delivered or brought back. */
export const orderEnded = defineEvent<OrderEnded>('orderEnded', ['order']);
