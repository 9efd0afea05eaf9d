import { defineModule } from '../define-module';
import { orderPlaced } from '../order/api';
import { queueAnnouncements } from './emails/announce';
import { autoOrderMessages } from './emails/auto-order-subject';
import { nextOrders } from './next-order/run';
import { autoOrderData } from './personal-data';
import { autoOrderRoutes } from './routes';
import { beginAutoOrder } from './set-up/auto-order';

/** Automatically repeated orders. */
export const autoOrderModule = defineModule({
  name: 'auto-order',
  personal: autoOrderData,
  routes: autoOrderRoutes,
  jobs: [{ name: 'announcing auto-orders', every: 60_000, followsClock: true, run: queueAnnouncements }],
  queues: [nextOrders],
  on: [orderPlaced.handledBy(['new rows and counters'], beginAutoOrder)],
  adds: [autoOrderMessages],
});
