import type { StockLevel } from '../../catalog/calls/stock';
import { isYes } from '../../format/flag';
import type { SessionProfile } from '../calls/address';
import type {
  DeliveryServiceAnswer,
  DeliveryType,
  PickupPointAnswer,
  PickupServiceAnswer,
  UserDelivery,
} from '../calls/delivery-answer';

/** A place where orders are handed out (DEL-31). */
export interface PickupPoint {
  readonly id: number;
  readonly name: string;
  /** With how to get in. */
  readonly address: string;
  readonly phone: string;
  readonly serviceId: number;
  /** For the product asked about, else for the visitor's basket. */
  readonly stock: StockLevel;
  readonly schedule: string;
  /** "сегодня", "2–3 дня" */
  readonly period: string;
  /** Roubles for handing out an order; 0 is free. */
  readonly price: number;
  /** False: a shop that sells only. */
  readonly handsOut: boolean;
  /** Goods that lie here can be fetched within the hour. */
  readonly hasFastPickup: boolean;
}

export const toPickupPoint = (point: PickupPointAnswer): PickupPoint => ({
  id: point.ID,
  name: point.NAME,
  address: point.PREVIEW_TEXT,
  phone: point.PHONE,
  serviceId: point.SERVICE_ID,
  stock: point.STOCK,
  schedule: point.SCHEDULE,
  period: point.PVZ_DELIVERY_TIME,
  price: point.PVZ_COST,
  handsOut: isYes(point.PICKUP_POINT),
  hasFastPickup: isYes(point.FAST_PICKUP),
});

/** A company or the shop itself that hands out orders at points (DEL-32). */
export interface PickupService {
  readonly id: number;
  readonly name: string;
}

export const toPickupService = ({ ID, NAME }: PickupServiceAnswer): PickupService => ({ id: ID, name: NAME });

/** A way of delivery as offered in a location. */
export interface DeliveryService {
  readonly id: number;
  readonly type: DeliveryType;
  readonly name: string;
  readonly description: string;
  /** "завтра", "сегодня" */
  readonly period: string;
  /** Roubles for this basket. */
  readonly price: number;
  /** From this sum on it is free; null: never. */
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

/** What this visitor chose for delivery (DEL-36). */
export interface DeliveryChoice {
  /** Null: nothing is chosen. */
  readonly type: DeliveryType | null;
  /** Kept while a point is chosen, and the other way round: `type` says which one counts. */
  readonly address: SessionProfile | null;
  readonly point: Pick<PickupPoint, 'id' | 'name' | 'serviceId'> | null;
  /** Fast pickup is on: the catalogue shows the stock of the chosen shop. */
  readonly isFastPickup: boolean;
  /** The header's label. */
  readonly message: string;
}

export const toDeliveryChoice = (chosen: UserDelivery): DeliveryChoice => {
  const { PICKUP_POINT_DATA: point } = chosen;
  return {
    type: chosen.DELIVERY_TYPE,
    address: chosen.USER_PROFILE_DATA,
    point: point && { id: point.ID, name: point.NAME, serviceId: point.SERVICE_ID },
    isFastPickup: isYes(chosen.FAST_MODE),
    message: chosen.HEADER_DELIVERY_MESSAGE,
  };
};
