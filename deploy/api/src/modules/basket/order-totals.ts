import type { BasketTotal } from '@zapovednik/api/checkout/wire/basket';
import { defineExtension } from '../../events/define-extension';
import type { SessionContext } from '../../http/context';

/** The order that the basket would give now (CRT-22); null: nothing can be ordered. */
export type OrderTotals = (context: SessionContext) => Promise<NonNullable<BasketTotal['ORDER']> | null>;

/** The module `order` provides it. */
export const orderTotals = defineExtension<OrderTotals>('order totals');
