import * as z from 'zod/mini';
import { defineAtom } from '../platform/stores/atom';

const basket = z.object({
  /** `unknown` until it was read; `failed` when reading failed (CRT-30). */
  status: z.enum(['unknown', 'ready', 'failed']),
  /** Product id → pieces in the basket. */
  quantities: z.record(z.string(), z.number()),
  /** All pieces. */
  count: z.number(),
  /** Roubles. */
  sum: z.number(),
});

/** The basket of this session and city, as every area may see it. */
export type BasketState = Readonly<z.infer<typeof basket>>;

export const unknownBasket: BasketState = { status: 'unknown', quantities: {}, count: 0, sum: 0 };

/** The basket of this session and city. */
export const basketAtom = defineAtom({
  name: 'basket:state',
  owner: 'mf-checkout',
  schema: basket,
  initial: unknownBasket,
});

const delivery = z.object({
  /** The header's delivery state (LAY-48). */
  state: z.enum(['pickup', 'courier', 'none']),
  /** The address or the name of the point; empty when nothing is chosen. */
  address: z.string(),
  pointId: z.nullable(z.number()),
  fastPickup: z.boolean(),
  fastCourier: z.boolean(),
  /** What the server says of the choice, for the header (LAY-49); empty before anything is known. */
  message: z._default(z.string(), ''),
});

/** What this session has chosen for delivery. */
export type DeliveryState = Readonly<z.infer<typeof delivery>>;

export const noDelivery: DeliveryState = {
  state: 'none',
  address: '',
  pointId: null,
  fastPickup: false,
  fastCourier: false,
  message: '',
};

/** What this session has chosen for delivery. */
export const deliveryAtom = defineAtom({
  name: 'delivery:state',
  owner: 'mf-checkout',
  schema: delivery,
  initial: noDelivery,
});
