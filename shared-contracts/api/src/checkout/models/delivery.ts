import { type Coordinates, isYes, parseCoordinates } from '@zapovednik/rules/format';
import * as z from 'zod/mini';
import type { StockLevel } from '../../catalog/wire/stock';
import type {
  DeliveryServiceAnswer,
  DeliveryType,
  PickupPointAnswer,
  PickupServiceAnswer,
  UserDelivery,
} from '../wire/delivery';
import { answeredProfile, deliveryType } from '../wire/delivery';

/** A pickup point (DEL-31). */
export interface PickupPoint {
  readonly id: number;
  readonly name: string;
  /** The address and directions. */
  readonly address: string;
  readonly phone: string;
  /** For the map; null: the point is not on the map. */
  readonly coordinates: Coordinates | null;
  readonly serviceId: number;
  /** For the product in the request, else for the visitor's basket. */
  readonly stock: StockLevel;
  readonly schedule: string;
  /** "сегодня", "2–3 дня" */
  readonly period: string;
  /** Roubles for picking up an order here; 0 is free. */
  readonly price: number;
  /** False: customers can buy in this shop, but not pick up orders. */
  readonly handsOut: boolean;
  /** Products in stock here can be picked up within the hour. */
  readonly hasFastPickup: boolean;
  /** Pieces of the basket on the shop's shelf; null: it does not matter, or the basket is empty. */
  readonly goods: { readonly here: number; readonly wanted: number } | null;
}

export const toPickupPoint = (point: PickupPointAnswer): PickupPoint => ({
  id: point.ID,
  name: point.NAME,
  address: point.PREVIEW_TEXT,
  phone: point.PHONE,
  coordinates: parseCoordinates(point.COORDS) ?? null,
  serviceId: point.SERVICE_ID,
  stock: point.STOCK,
  schedule: point.SCHEDULE,
  period: point.PVZ_DELIVERY_TIME,
  price: point.PVZ_COST,
  handsOut: isYes(point.PICKUP_POINT),
  hasFastPickup: isYes(point.FAST_PICKUP),
  goods: point.GOODS ? { here: point.GOODS.HERE, wanted: point.GOODS.WANTED } : null,
});

/** A pickup service: a company, or our own shops (DEL-32). */
export interface PickupService {
  readonly id: number;
  readonly name: string;
  /** URL of its marker on maps, 32 × 40 (LIM-06). */
  readonly marker: string;
}

export const toPickupService = ({ ID, NAME, MARKER }: PickupServiceAnswer): PickupService => ({
  id: ID,
  name: NAME,
  marker: MARKER,
});

/** A delivery service that a location offers. */
export interface DeliveryService {
  readonly id: number;
  readonly type: DeliveryType;
  readonly name: string;
  readonly description: string;
  /** "завтра", "сегодня" */
  readonly period: string;
  /** Roubles for this basket. */
  readonly price: number;
  /** Free if the basket costs at least this sum; null: never free. */
  readonly freeFrom: number | null;
}

export const toDeliveryService = (service: DeliveryServiceAnswer): DeliveryService => ({
  id: service.ID,
  type: service.TYPE,
  name: service.NAME,
  description: service.DESCRIPTION,
  period: service.PERIOD,
  price: service.PRICE,
  freeFrom: service.FREE_FROM,
});

export const deliveryChoiceSchema = z.object({
  /** Null: nothing is chosen. */
  type: z.nullable(deliveryType),
  /** Stored even while a point is chosen, and vice versa: `type` decides which one is used. */
  address: z.nullable(answeredProfile),
  point: z.nullable(z.object({ id: z.number(), name: z.string(), serviceId: z.number() })),
  /** Fast pickup is on: the catalogue shows the stock of the chosen shop. */
  isFastPickup: z.boolean(),
  /** The header's label. */
  message: z.string(),
  /** The city has one point with fast pickup. It is the default until something is chosen (DEL-50). */
  hasOneFastPoint: z.optional(z.boolean()),
});

/** The visitor's delivery choice (DEL-36). */
export type DeliveryChoice = Readonly<z.infer<typeof deliveryChoiceSchema>>;

/** Equal to the answer of the back end about a visitor who has chosen nothing, so that this answer is no change. */
export const nothingChosen: DeliveryChoice = {
  type: null,
  address: null,
  point: null,
  isFastPickup: false,
  message: 'Адрес доставки или ПВЗ',
};

export const toDeliveryChoice = (chosen: UserDelivery): DeliveryChoice => {
  const { PICKUP_POINT_DATA: point } = chosen;
  return {
    type: chosen.DELIVERY_TYPE,
    address: chosen.USER_PROFILE_DATA,
    point: point && { id: point.ID, name: point.NAME, serviceId: point.SERVICE_ID },
    isFastPickup: isYes(chosen.FAST_MODE),
    message: chosen.HEADER_DELIVERY_MESSAGE,
    ...(isYes(chosen.ONE_FAST_PICKUP_POINT) && { hasOneFastPoint: true }),
  };
};
