import { payOrder as pay } from 'shared-contracts/checkout/calls/payment';
import { forVisitor, ownTransactions } from '../http/route';
import { payOrder } from './pay-order';

export const paymentRoutes = [ownTransactions(forVisitor(pay, ({ id }, context) => payOrder(id, context)))];
