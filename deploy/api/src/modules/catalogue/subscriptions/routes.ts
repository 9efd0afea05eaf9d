import { getAwaitedProducts } from '@zapovednik/api/cabinet/calls/awaited';
import { getSubscriptions, subscribe, unsubscribe } from '@zapovednik/api/cabinet/calls/subscribe';
import { forCustomer, forVisitor, limited } from '../../../http/route';
import { awaitedProducts } from './awaited-products';
import { subscribeTo, subscriptions, unsubscribeFrom } from './subscriptions';

export const subscriptionRoutes = [
  limited(
    60,
    forVisitor(subscribe, ({ a, b, acceptPersonData }, context) =>
      subscribeTo({ id: a, email: b, acceptPersonData }, context),
    ),
  ),
  forVisitor(unsubscribe, ({ a, b }, context) => unsubscribeFrom(a, b, context)),
  forVisitor(getSubscriptions, ({ id }, context) => subscriptions(id, context)),
  forCustomer(getAwaitedProducts, (request, context) => awaitedProducts(request, context)),
];
