import { defineModule } from '../define-module';
import { orderPlaced } from '../order/api';
import { beginAutoOrder } from './auto-order';
import { autoOrderData } from './personal-data';
import { autoOrderRoutes } from './routes';
import { runAutoOrders } from './run';
import { sendAnnouncements } from './send-announcements';
import { sendProblemEmails } from './send-problem-emails';

/** Orders that repeat. */
export const autoOrderModule = defineModule({
  name: 'auto-order',
  personal: autoOrderData,
  routes: autoOrderRoutes,
  jobs: [
    {
      name: 'auto-orders',
      every: 60_000,
      followsClock: true,
      async run(work, log) {
        // Orders first: a slow mail service must not delay them.
        await runAutoOrders(work, log);
        await sendAnnouncements(work, log);
        await sendProblemEmails(work, log);
      },
    },
  ],
  on: [orderPlaced.handledBy(['new rows and counters'], beginAutoOrder)],
});
