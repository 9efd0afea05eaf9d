import { orderTotals } from '../basket/api';
import { defineModule } from '../define-module';
import { messageSubjects } from '../messages/api';
import { phoneConfirmed } from '../people/api';
import { releaseCoupon } from './coupon-use';
import { orderEnded } from './events';
import { expireOrders } from './expire-orders';
import { forgetOldGuests } from './forget-old-guests';
import { confirmGuestOrders, forgetOldNetworks } from './guest-orders';
import { orderSubject } from './messages/order-subject';
import { orderData } from './personal-data';
import { releaseStock } from './release-stock';
import { orderRoutes } from './routes';
import { totalsForBasket } from './totals-for-basket';

/** What a visitor orders: the order as it would be made, the made one, its statuses and messages. */
export const orderModule = defineModule({
  name: 'order',
  personal: orderData,
  routes: orderRoutes,
  jobs: [{ name: 'orders that were not paid in time', every: 60_000, followsClock: true, run: expireOrders }],
  expired: [forgetOldNetworks, forgetOldGuests],
  on: [
    phoneConfirmed.handledBy(['order'], confirmGuestOrders),
    orderEnded.handledBy(['goods'], releaseStock),
    orderEnded.handledBy(['promotion code'], releaseCoupon),
  ],
  adds: [messageSubjects.with(orderSubject), orderTotals.with(totalsForBasket)],
});
