import * as calls from '@zapovednik/api/shell/calls/tracking';
import { forCustomer, forVisitor, ownTransactions } from '../../../http/route';
import { chatEvent, chatHash, checkMindboxConfirm, setCarrotId, setMindboxData } from './tracking';

export const trackingRoutes = [
  ownTransactions(forVisitor(calls.setMindboxData, ({ endpointid }, context) => setMindboxData(endpointid, context))),
  forVisitor(calls.setCarrotId, ({ id }, context) => setCarrotId(id, context)),
  forCustomer(calls.getChatHash, ({ userId }, context) => chatHash(userId, context)),
  ownTransactions(forVisitor(calls.chatEvent, ({ event }, context) => chatEvent(event, context))),
  ownTransactions(forCustomer(calls.checkMindboxConfirm, (_, context) => checkMindboxConfirm(context))),
];
