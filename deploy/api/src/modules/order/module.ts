import { orderTotals } from '../basket/api';
import { phoneConfirmed } from '../codes/api';
import { defineModule } from '../define-module';
import { releaseStock } from './goods/release-stock';
import { orderMessages } from './messages/order-subject';
import { forgetOldGuests } from './personal/forget-old-guests';
import { orderData } from './personal-data';
import { releaseCoupon } from './placing/coupon-use';
import { confirmGuestOrders, forgetOldNetworks } from './placing/guest-orders';
import { totalsForBasket } from './placing/totals-for-basket';
import { orderRoutes } from './routes';
import { orderEnded } from './status/events';
import { expireOrders } from './status/expire-orders';

/** Orders: the calculated order, the placed one, its statuses and messages. */
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
  adds: [orderMessages, orderTotals.with(totalsForBasket)],
});
