import { defineAtom } from '@zapovednik/platform/define';
import * as z from 'zod/mini';

const basket = z.object({
  /** `unknown` until it is read; `failed` if reading failed (CRT-30). */
  status: z.enum(['unknown', 'ready', 'failed']),
  /** Product id → pieces in the basket. */
  quantities: z.record(z.string(), z.number()),
  /** All pieces. */
  quantity: z.number(),
  /** In roubles. */
  sum: z.number(),
});

/** The basket of this session and city, for every app. */
export type BasketState = Readonly<z.infer<typeof basket>>;

export const unknownBasket: BasketState = { status: 'unknown', quantities: {}, quantity: 0, sum: 0 };

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
  /** The address or the name of the point; empty if nothing is chosen. */
  address: z.string(),
  pointId: z.nullable(z.number()),
  fastPickup: z.boolean(),
  fastCourier: z.boolean(),
  /** The server's text about the choice, for the header (LAY-49); empty until it is known. */
  message: z._default(z.string(), ''),
});

/** The delivery choice of this session. */
export type DeliveryState = Readonly<z.infer<typeof delivery>>;

export const noDelivery: DeliveryState = {
  state: 'none',
  address: '',
  pointId: null,
  fastPickup: false,
  fastCourier: false,
  message: '',
};

/** The delivery choice of this session. */
export const deliveryAtom = defineAtom({
  name: 'delivery:state',
  owner: 'mf-checkout',
  schema: delivery,
  initial: noDelivery,
});
