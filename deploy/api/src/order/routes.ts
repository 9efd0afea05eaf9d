import { getOrderPage, getOrderState, refreshOrder, saveOrder as save } from 'shared-contracts/api/order';
import type { SessionContext } from '../http/context';
import { forVisitor } from '../http/route';
import { calculate, type OrderChoice } from './calculate';
import { orderStatus } from './order-status';
import { presentOrder } from './present-order';
import { saveOrder } from './save-order';

async function orderAnswer(choice: OrderChoice, context: SessionContext) {
  const order = await calculate(choice, context);
  return { order: order && (await presentOrder(order, context)) };
}

export const orderRoutes = [
  forVisitor(getOrderPage, (_, context) => orderAnswer({}, context)),
  forVisitor(refreshOrder, (choice, context) => orderAnswer(choice, context)),
  forVisitor(save, (form, context) => saveOrder(form, context)),
  forVisitor(getOrderState, ({ id }, context) => orderStatus(id, context)),
];
