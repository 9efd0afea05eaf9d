import { defineModule } from '../define-module';
import { orderPlaced } from '../order/api';
import { queueAnnouncements } from './announce';
import { beginAutoOrder } from './auto-order';
import { autoOrderMessages } from './auto-order-subject';
import { autoOrderData } from './personal-data';
import { autoOrderRoutes } from './routes';
import { nextOrders } from './run';

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
