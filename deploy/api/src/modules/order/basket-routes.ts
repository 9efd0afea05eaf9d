import type { BasketAnswer } from 'shared-contracts/checkout/calls/basket';
import * as calls from 'shared-contracts/checkout/calls/basket';
import { roubles } from '../../base/money';
import type { SessionContext } from '../../http/context';
import { forVisitor } from '../../http/route';
import {
  addProduct,
  applyPromocode,
  changeQuantity,
  clearLines,
  clearPromocode,
  deleteProduct,
} from '../basket/change-basket';
import { basketState } from '../basket/present-basket';
import { calculate } from './calculate';
import { calculateError } from './present-order';

interface Asked {
  noCalcBasket: boolean;
}

/** The basket's answer; on request with the order as it would be made now (CRT-22). */
async function answer({ noCalcBasket }: Asked, context: SessionContext, change: Promise<BasketAnswer>) {
  const state = await change;
  const order = noCalcBasket ? null : await calculate({}, context);
  if (!order) return state;
  const ORDER = {
    DELIVERY: roubles(order.delivery),
    PRICE: roubles(order.price),
    MAX_BONUS_OUT: order.maxBonusOut,
    CALCULATE_ERROR: calculateError(order),
  };
  return { ...state, total: { ...state.total, ORDER } };
}

/** The calls of the basket: their answers have the order as it would be made now, so they belong here. */
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
