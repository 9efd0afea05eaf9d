import { defineModule } from '../define-module';
import { orderEnded } from '../order/api';
import { callBackRoutes } from './call-backs';
import { markForRefund } from './mark-for-refund';
import { paymentData } from './personal-data';
import { paymentChecks } from './poll-payments';
import { paymentRoutes } from './routes';

/** Attempts to pay an order, their states at the acquirers, and refunds. */
export const paymentModule = defineModule({
  name: 'payment',
  personal: paymentData,
  routes: paymentRoutes,
  pages: [callBackRoutes],
  queues: [paymentChecks],
  on: [orderEnded.handledBy(['payment'], markForRefund)],
});
