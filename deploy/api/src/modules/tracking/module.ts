import { defineModule } from '../define-module';
import { orderPlaced } from '../order/api';
import { queuePurchase } from './queue-purchase';
import { deleteOldReports, sendPurchases } from './send-purchases';

/** The purchases that the tracking service is told of. */
export const trackingModule = defineModule({
  name: 'tracking',
  personal: {
    holds:
      'The id that the tracking service gave the browser of an order, until the purchase is reported; 30 days where no such service is set up',
  },
  jobs: [{ name: 'reports of purchases', every: 2000, followsClock: true, run: sendPurchases }],
  expired: [deleteOldReports],
  on: [orderPlaced.handledBy(['new rows and counters'], queuePurchase)],
});
