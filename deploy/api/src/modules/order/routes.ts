import { askOrderCode, findOrder as find } from '@zapovednik/api/cabinet/calls/find-order';
import * as personal from '@zapovednik/api/cabinet/calls/personal-order';
import { previewRepeat as preview, repeatOrder as repeat } from '@zapovednik/api/cabinet/calls/repeat-order';
import { oneClickOrder } from '@zapovednik/api/checkout/calls/one-click';
import { getOrderPage, refreshOrder, saveOrder as save } from '@zapovednik/api/checkout/calls/order';
import { getChangedOrders, reportOrderEvent } from '@zapovednik/api/checkout/calls/order-event';
import { getOrderSums } from '@zapovednik/api/checkout/calls/order-sums';
import { cancelOrderByLink } from '@zapovednik/api/checkout/calls/placed-order';
import type { SessionContext } from '../../http/context';
import {
  forCustomer,
  forEveryone,
  forVisitor,
  forVisitorAsking,
  limited,
  ownTransactions,
  unlogged,
} from '../../http/route';
import { checkOrderAddress } from '../delivery/api';
import { linkedOrder } from '../order-access/api';
import { findOrderByCode, sendOrderCode } from './find-order';
import { calculateShown, type OrderChoice } from './placing/calculate';
import { orderInOneClick } from './placing/one-click';
import { orderSums } from './placing/order-sums';
import { presentOrder } from './placing/present-order';
import { saveOrder } from './placing/save-order';
import { changedOrders } from './presented/changed-orders';
import { personalOrder, personalOrders } from './presented/personal-orders';
import { previewRepeat, repeatOrder } from './repeat-order';
import { applyStaffEvent } from './status/apply-staff-event';
import { cancelGuestOrder, cancelOrder } from './status/cancel-order';

async function orderAnswer(choice: OrderChoice, context: SessionContext) {
  const order = await calculateShown(choice, context);
  return { order: order && (await presentOrder(order, context)) };
}

export const orderRoutes = [
  forVisitor(getOrderPage, (_, context) => orderAnswer({}, context)),
  forVisitor(getOrderSums, (_, context) => orderSums(context)),
  forVisitor(refreshOrder, (choice, context) => orderAnswer(choice, context)),
  forVisitorAsking(
    save,
    ({ profile }, context) => checkOrderAddress(profile, context),
    (form, context, checked) => saveOrder(form, checked, context),
  ),
  // Every visitor can reserve goods with this call, so its rate is limited.
  limited(
    30,
    forVisitor(oneClickOrder, (form, context) => orderInOneClick(form, context)),
  ),
  // They count attempts that a rollback must not undo, and one of them sends a message.
  ownTransactions(forVisitor(askOrderCode, (wanted, context) => sendOrderCode(wanted, context))),
  ownTransactions(forVisitor(find, (guess, context) => findOrderByCode(guess, context))),

  forCustomer(personal.getPersonalOrders, (input, context) => personalOrders(input, context)),
  forCustomer(personal.getPersonalOrder, ({ id }, context) => personalOrder(id, context)),
  forCustomer(personal.cancelOrder, (input, context) => cancelOrder(input, context)),
  // Its path contains the secret from a letter, and anyone can try other secrets.
  limited(
    30,
    unlogged(
      forEveryone(cancelOrderByLink, ({ token }, context) => cancelGuestOrder(linkedOrder(token, context), context)),
    ),
  ),
  forCustomer(preview, ({ id }, context) => previewRepeat(id, context)),
  forCustomer(repeat, ({ id }, context) => repeatOrder(id, context)),
  forCustomer(getChangedOrders, (input, context) => changedOrders(input, context)),
  forCustomer(reportOrderEvent, ({ id, event }, context) => applyStaffEvent(id, event, context)),
];
