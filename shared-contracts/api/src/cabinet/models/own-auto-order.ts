import type { OwnAutoOrderAnswer } from '../wire/own-auto-order';

export type { AutoOrderPlace, AutoOrderProduct } from '../wire/own-auto-order';

/** An order that an auto-order made. */
export interface MadeOrder {
  readonly id: number;
  readonly status: string;
  /** The delivery date: DD.MM.YYYY or ''. */
  readonly date: string;
  /** Roubles. */
  readonly price: number;
}

/** An auto-order for its customer: the next order and the orders made so far (CAB-21). */
export interface OwnAutoOrder extends Omit<OwnAutoOrderAnswer, 'children'> {
  /** The orders made so far, newest first; at most 100. */
  readonly made: readonly MadeOrder[];
}

export const toOwnAutoOrder = ({ children, ...order }: OwnAutoOrderAnswer): OwnAutoOrder => ({
  ...order,
  made: children.map(({ id, status_name, delivery_date, price }) => ({
    id,
    status: status_name,
    date: delivery_date,
    price,
  })),
});
