import * as z from 'zod/mini';

const id = z.int().check(z.positive());

/**
 * What happened, told to whoever listens. A payload is checked when it is emitted.
 * Additive within a major version of the contracts.
 */
export const eventSchemas = {
  /** The basket of this session and city is different now (CRT-20). */
  'basket:changed': z.object({ quantity: z.number(), sum: z.number() }),
  /** A heart was switched and the server agreed (FAV-07). */
  'favourite:toggled': z.object({ productId: id, favourite: z.boolean() }),
  /** Fast pickup went on or off (DEL-41, DEL-42). */
  'fastPickup:toggled': z.object({ active: z.boolean(), pointId: z.nullable(id) }),
  /** The chosen delivery is different now (DEL-58). */
  'delivery:changed': z.object({ state: z.enum(['pickup', 'courier', 'none']) }),
  /** The pickup map has to be shown, or need not any more (DEL-52, DEL-59). */
  'pickupMap:toggled': z.object({ shown: z.boolean() }),
  /** A city was chosen; the page reloads under its host (CIT-21). */
  'city:changed': z.object({ locationId: id }),
  /** The person of this session is another one now: signed in, signed out or expired. */
  'session:changed': z.object({ authorized: z.boolean() }),
  /** A product's page is shown; its price in roubles (TRK-01). */
  'product:viewed': z.object({ productId: id, price: z.number() }),
  /** A section of the catalogue is shown (TRK-01). */
  'section:viewed': z.object({ sectionId: id }),
  /** What was found by a text is shown (TRK-01). */
  'search:made': z.object({ text: z.string() }),
  /** An order was saved (TRK-03). */
  'order:saved': z.object({ orderId: id, sum: z.number() }),
} as const;

export type EventName = keyof typeof eventSchemas;
export type EventPayload<E extends EventName> = z.output<(typeof eventSchemas)[E]>;
