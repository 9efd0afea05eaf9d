import { defineModule } from '../define-module';
import { orderPlaced } from '../order/api';
import { forgetOldReports, purchaseReports } from './purchase-reports';
import { queuePurchase } from './queue-purchase';

/** The purchases that the tracking service is told of. */
export const trackingModule = defineModule({
  name: 'tracking',
  queues: [purchaseReports],
  expired: [forgetOldReports],
  on: [orderPlaced.handledBy(['new rows and counters'], queuePurchase)],
});
