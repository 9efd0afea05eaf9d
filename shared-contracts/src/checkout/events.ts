import * as z from 'zod/mini';
import { defineEvent } from '../platform/events/event';

const id = z.int().check(z.positive());

/** The basket of this session and city is different now (CRT-20); its sum in roubles. */
export const basketChanged = defineEvent({
  name: 'basket:changed',
  owner: 'mf-checkout',
  payload: z.object({ quantity: z.number(), sum: z.number() }),
});

/** Fast pickup went on, off, or to another shop (DEL-41, DEL-42). */
export const fastPickupToggled = defineEvent({
  name: 'fastPickup:toggled',
  owner: 'mf-checkout',
  payload: z.object({ active: z.boolean(), pointId: z.nullable(id) }),
});

/** The chosen delivery is different now (DEL-58). */
export const deliveryChanged = defineEvent({
  name: 'delivery:changed',
  owner: 'mf-checkout',
  payload: z.object({ state: z.enum(['pickup', 'courier', 'none']) }),
});

/** The pickup map has to be shown, or is closed (DEL-52, DEL-59). */
export const pickupMapToggled = defineEvent({
  name: 'pickupMap:toggled',
  owner: 'mf-checkout',
  payload: z.object({ shown: z.boolean() }),
});

/** An order was saved (TRK-03); its sum in roubles. */
export const orderSaved = defineEvent({
  name: 'order:saved',
  owner: 'mf-checkout',
  payload: z.object({ orderId: id, sum: z.number() }),
});
