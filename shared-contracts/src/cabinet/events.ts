import * as z from 'zod/mini';
import { defineEvent } from '../platform/events/event';

/** The customer ended or renewed a stock subscription in the cabinet: who shows subscriptions reads them again. */
export const subscriptionsChanged = defineEvent({
  name: 'subscriptions:changed',
  owner: 'mf-cabinet',
  payload: z.object({ productId: z.int().check(z.positive()) }),
});
