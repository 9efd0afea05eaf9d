import { defineModule } from '../define-module';
import { messageSubjects } from '../messages/subjects';
import { phoneConfirmed } from '../people/events';
import { basketRoutes } from './basket-routes';
import { releaseCoupon } from './coupon-use';
import { orderEnded } from './events';
import { expireOrders } from './expire-orders';
import { confirmGuestOrders, forgetOldNetworks } from './guest-orders';
import { orderSubject } from './messages/order-subject';
import { releaseStock } from './release-stock';
import { orderRoutes } from './routes';

/** What a visitor orders: the order as it would be made, the made one, its statuses and messages. */
export const orderModule = defineModule({
  name: 'order',
  routes: [...basketRoutes, ...orderRoutes],
  jobs: [{ name: 'orders that were not paid in time', every: 60_000, followsClock: true, run: expireOrders }],
  expired: [forgetOldNetworks],
  on: [
    phoneConfirmed.handledBy(['order'], confirmGuestOrders),
    orderEnded.handledBy(['goods'], releaseStock),
    orderEnded.handledBy(['promotion code'], releaseCoupon),
  ],
  adds: [messageSubjects.with(orderSubject)],
});
