import * as calls from '@zapovednik/api/checkout/calls/basket';
import type { BasketAnswer } from '@zapovednik/api/checkout/wire/basket';
import type { SessionContext } from '../../http/context';
import { forVisitor } from '../../http/route';
import { addProduct, applyPromocode, changeQuantity, clearLines, clearPromocode, deleteProduct } from './change-basket';
import { orderTotals } from './order-totals';
import { basketState } from './present-basket';

interface Asked {
  noCalcBasket: boolean;
}

/** The basket's answer. On request it includes the order that the basket would give now (CRT-22). */
async function answer({ noCalcBasket }: Asked, context: SessionContext, change: Promise<BasketAnswer>) {
  const state = await change;
  const ORDER = noCalcBasket ? null : await orderTotals.only(context.events)(context);
  return ORDER ? { ...state, total: { ...state.total, ORDER } } : state;
}

export const basketRoutes = [
  forVisitor(calls.getBasket, (asked, context) => answer(asked, context, basketState(context))),
  forVisitor(calls.addToBasket, (asked, context) =>
    answer(asked, context, addProduct(asked.id, asked.qty, asked, context)),
  ),
  forVisitor(calls.changeQuantity, (asked, context) =>
    answer(asked, context, changeQuantity(asked.id, asked.qty, asked, context)),
  ),
  forVisitor(calls.deleteFromBasket, (asked, context) => answer(asked, context, deleteProduct(asked.id, context))),
  forVisitor(calls.applyPromocode, ({ promocode }, context) => applyPromocode(promocode, context)),
  forVisitor(calls.clearPromocode, ({ promocode }, context) => clearPromocode(promocode, context)),
  forVisitor(calls.clearBasket, ({ ids }, context) => clearLines(ids, context)),
];
