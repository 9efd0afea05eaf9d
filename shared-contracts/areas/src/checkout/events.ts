import { defineEvent } from '@zapovednik/platform/define';
import * as z from 'zod/mini';

const id = z.int().check(z.positive());

/** The basket of this session and city has changed (CRT-20); the sum is in roubles. */
export const basketChanged = defineEvent({
  name: 'basket:changed',
  owner: 'mf-checkout',
  payload: z.object({ quantity: z.number(), sum: z.number() }),
});

/** Fast pickup was switched on or off, or its shop has changed (DEL-41, DEL-42). */
export const fastPickupToggled = defineEvent({
  name: 'fastPickup:toggled',
  owner: 'mf-checkout',
  payload: z.object({ active: z.boolean(), pointId: z.nullable(id) }),
});

/** The delivery choice has changed (DEL-58). */
export const deliveryChanged = defineEvent({
  name: 'delivery:changed',
  owner: 'mf-checkout',
  payload: z.object({ state: z.enum(['pickup', 'courier', 'none']) }),
});

/** The pickup map must be shown, or was closed (DEL-52, DEL-59). */
export const pickupMapToggled = defineEvent({
  name: 'pickupMap:toggled',
  owner: 'mf-checkout',
  payload: z.object({ shown: z.boolean() }),
});

/** The visitor goes from the cart to the order (TRK-13). */
export const checkoutStarted = defineEvent({
  name: 'checkout:started',
  owner: 'mf-checkout',
  payload: z.object({}),
});

/** An order was saved (TRK-03); the sum is in roubles. */
export const orderSaved = defineEvent({
  name: 'order:saved',
  owner: 'mf-checkout',
  payload: z.object({ orderId: id, sum: z.number() }),
});
