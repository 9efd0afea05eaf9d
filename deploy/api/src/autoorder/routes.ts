import * as calls from 'shared-contracts/cabinet/calls/auto-order';
import { forCustomer, forVisitor } from '../http/route';
import { personalOrder } from '../order/personal-orders';
import { endAutoOrder, repeatOrderEvery } from './auto-order';
import { checkMode, chooseMode, intervalAsked } from './mode';

export const autoOrderRoutes = [
  forVisitor(calls.checkAutoOrderMode, (_, context) => checkMode(context)),

  forCustomer(calls.setAutoOrderMode, async ({ mode, days, orderId }, context) => {
    const interval = mode === 'off' ? null : intervalAsked(mode, days);
    if (orderId === undefined) return chooseMode(interval, context);
    await (interval ? repeatOrderEvery(orderId, interval, context) : endAutoOrder(orderId, context));
    return checkMode(context);
  }),

  forCustomer(calls.cancelAutoOrder, async ({ id }, context) => {
    await endAutoOrder(id, context);
    return personalOrder(id, context);
  }),
];
