import { defineModule } from '../define-module';
import { orderPlaced } from '../order/api';
import { forgetOldReports, purchaseReports } from './purchase-reports';
import { queuePurchase } from './queue-purchase';

/** The purchases that are reported to the tracking service. */
export const trackingModule = defineModule({
  name: 'tracking',
  personal: {
    holds:
      'The id that the tracking service gave the browser of an order, until the purchase is reported, a day at most; that a purchase was reported, 30 days',
  },
  queues: [purchaseReports],
  expired: [forgetOldReports],
  on: [orderPlaced.handledBy(['new rows and counters'], queuePurchase)],
});
