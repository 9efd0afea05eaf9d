import { defineEvent } from '@zapovednik/platform/define';
import * as z from 'zod/mini';

/**
 * The customer ended or renewed a stock subscription in the cabinet. Components that show subscriptions read them
 * again.
 */
export const subscriptionsChanged = defineEvent({
  name: 'subscriptions:changed',
  owner: 'mf-cabinet',
  payload: z.object({ productId: z.int().check(z.positive()) }),
});
