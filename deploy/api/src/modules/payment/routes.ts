import * as calls from '@zapovednik/api/checkout/calls/payment';
import * as placed from '@zapovednik/api/checkout/calls/placed-order';
import type { Context } from '../../http/context';
import { forEveryone, forVisitor, limited, ownTransactions, unlogged } from '../../http/route';
import { linkedOrder, type OrderAccess, ownOrder } from '../order-access/api';
import { changePaySystem } from './change-pay-system';
import { orderStatus } from './order-status';
import { payOrder } from './pay-order';

async function change(access: OrderAccess, paySystemId: number, context: Context) {
  await changePaySystem(access, paySystemId, context);
  return orderStatus(access, context);
}

/** Payments per minute from one address by signed links, which need no session. */
const LINK_LIMIT = 30;

export const paymentRoutes = [
  forVisitor(placed.getOrderState, ({ id }, context) => orderStatus(ownOrder(id, context.session), context)),
  // Its path contains the secret from an email, and anyone can try other secrets.
  limited(
    120,
    unlogged(
      forEveryone(placed.getOrderByLink, ({ token }, context) => orderStatus(linkedOrder(token, context), context)),
    ),
  ),
  ownTransactions(forVisitor(calls.payOrder, ({ id }, context) => payOrder(ownOrder(id, context.session), context))),
  ownTransactions(
    forVisitor(placed.changePaySystem, ({ id, paySystemId }, context) =>
      change(ownOrder(id, context.session), paySystemId, context),
    ),
  ),
  limited(
    LINK_LIMIT,
    unlogged(
      ownTransactions(
        forEveryone(calls.payOrderByLink, ({ token }, context) => payOrder(linkedOrder(token, context), context)),
      ),
    ),
  ),
  limited(
    LINK_LIMIT,
    unlogged(
      ownTransactions(
        forEveryone(placed.changePaySystemByLink, ({ token, paySystemId }, context) =>
          change(linkedOrder(token, context), paySystemId, context),
        ),
      ),
    ),
  ),
];
