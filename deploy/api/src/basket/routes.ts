import * as calls from 'shared-contracts/api/basket';
import { forVisitor } from '../http/route';
import { addProduct, applyPromocode, changeQuantity, clearLines, clearPromocode, deleteProduct } from './change-basket';
import { basketState } from './present-basket';

export const basketRoutes = [
  forVisitor(calls.getBasket, (_, context) => basketState(context)),
  forVisitor(calls.addToBasket, ({ id, qty }, context) => addProduct(id, qty, context)),
  forVisitor(calls.changeQuantity, ({ id, qty }, context) => changeQuantity(id, qty, context)),
  forVisitor(calls.deleteFromBasket, ({ id }, context) => deleteProduct(id, context)),
  forVisitor(calls.applyPromocode, ({ promocode }, context) => applyPromocode(promocode, context)),
  forVisitor(calls.clearPromocode, ({ promocode }, context) => clearPromocode(promocode, context)),
  forVisitor(calls.clearBasket, ({ ids }, context) => clearLines(ids, context)),
];
