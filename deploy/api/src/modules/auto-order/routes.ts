import * as calls from '@zapovednik/api/cabinet/calls/auto-order';
import * as byLink from '@zapovednik/api/cabinet/calls/auto-order-link';
import * as ways from '@zapovednik/api/cabinet/calls/auto-order-ways';
import * as own from '@zapovednik/api/cabinet/calls/own-auto-order';
import {
  forCustomer,
  forCustomerAsking,
  forEveryone,
  forVisitor,
  limited,
  notOnBehalf,
  unlogged,
} from '../../http/route';
import { checkMarked } from '../delivery/api';
import { personalOrder } from '../order/api';
import {
  changeGoods,
  moveAutoOrder,
  pauseAutoOrder,
  resumeAutoOrder,
  skipAutoOrder,
} from './changes/change-auto-order';
import { changePayment, changePlace, changeRecipient } from './changes/change-ways';
import { waysOf } from './changes/ways';
import { withLinked } from './link/linked-auto-order';
import { findOwnAutoOrder } from './own/own-auto-order';
import { ownAutoOrders } from './own/own-auto-orders';
import { presentAutoOrder } from './own/present-auto-order';
import { endAutoOrder, repeatOrderEvery } from './set-up/auto-order';
import { checkMode, checkModeOf, chooseMode, intervalAsked } from './set-up/mode';

/** Calls a minute from one address: anyone can try secrets. */
const BY_LINK = 60;

export const autoOrderRoutes = [
  forVisitor(calls.checkAutoOrderMode, ({ orderId }, context) =>
    orderId === undefined ? checkMode(context) : checkModeOf(orderId, context),
  ),

  forCustomer(calls.setAutoOrderMode, async ({ mode, days, orderId }, context) => {
    const interval = mode === 'off' ? null : intervalAsked(mode, days);
    if (orderId === undefined) return chooseMode(interval, context);
    await (interval ? repeatOrderEvery(orderId, interval, context) : endAutoOrder(orderId, context));
    return checkModeOf(orderId, context);
  }),

  forCustomer(calls.cancelAutoOrder, async ({ id }, context) => {
    await endAutoOrder(id, context);
    return personalOrder(id, context);
  }),

  forCustomer(own.getAutoOrders, ownAutoOrders),
  forCustomer(own.getAutoOrder, async ({ id }, context) =>
    presentAutoOrder(await findOwnAutoOrder(id, context), context),
  ),
  notOnBehalf(forCustomer(own.pauseAutoOrder, ({ id }, context) => pauseAutoOrder(id, context))),
  notOnBehalf(forCustomer(own.resumeAutoOrder, ({ id }, context) => resumeAutoOrder(id, context))),
  notOnBehalf(forCustomer(own.skipAutoOrder, ({ id, date }, context) => skipAutoOrder(id, date, context))),
  notOnBehalf(forCustomer(own.moveAutoOrder, ({ id, date }, context) => moveAutoOrder(id, date, context))),
  notOnBehalf(forCustomer(own.changeAutoOrderGoods, ({ id, goods }, context) => changeGoods(id, goods, context))),

  limited(
    BY_LINK,
    unlogged(
      forEveryone(byLink.getAutoOrderByLink, ({ token }, context) =>
        withLinked(token, context, async (id, owner) => presentAutoOrder(await findOwnAutoOrder(id, owner), owner)),
      ),
    ),
  ),
  limited(
    BY_LINK,
    unlogged(
      forEveryone(byLink.skipAutoOrderByLink, ({ token, date }, context) =>
        withLinked(token, context, (id, owner) => skipAutoOrder(id, date, owner)),
      ),
    ),
  ),
  limited(
    BY_LINK,
    unlogged(
      forEveryone(byLink.moveAutoOrderByLink, ({ token, date }, context) =>
        withLinked(token, context, (id, owner) => moveAutoOrder(id, date, owner)),
      ),
    ),
  ),

  forCustomer(ways.getAutoOrderWays, async ({ id }, context) => waysOf(await findOwnAutoOrder(id, context), context)),
  notOnBehalf(
    forCustomerAsking(
      ways.changeAutoOrderPlace,
      async ({ place }, context) => {
        if (place?.kind === 'address') await checkMarked(place.id, context);
      },
      ({ id, place }, context) => changePlace(id, place, context),
    ),
  ),
  notOnBehalf(
    forCustomer(ways.changeAutoOrderPayment, ({ id, paymentId }, context) => changePayment(id, paymentId, context)),
  ),
  notOnBehalf(
    forCustomer(ways.changeAutoOrderRecipient, ({ id, recipient }, context) => changeRecipient(id, recipient, context)),
  ),
];
