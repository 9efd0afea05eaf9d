import type { FastDeliveryAnswer, FastDeliveryZoneAnswer, HousePromiseAnswer } from '../wire/fast-delivery';

/** A zone of fast delivery from the shop inside it (CIT-32). */
export interface FastDeliveryZone {
  readonly id: number;
  readonly name: string;
  /** As latitude and longitude; the last one is connected to the first. */
  readonly corners: [number, number][];
}

/** Whether fast delivery to the session's address is possible, and its price. */
export interface FastDelivery {
  /** Roubles; null: not available, for the reason in `message`. */
  readonly price: number | null;
  readonly minutes: number | null;
  /** '' if it is available. */
  readonly message: string;
}

export const toFastDeliveryZone = (zone: FastDeliveryZoneAnswer): FastDeliveryZone => ({
  id: zone.ID,
  name: zone.NAME,
  corners: zone.COORDS,
});

export const toFastDelivery = (answer: FastDeliveryAnswer): FastDelivery => ({
  price: answer.PRICE,
  minutes: answer.MINUTES,
  message: answer.MESSAGE,
});

/** When and for how many roubles something comes. */
interface Way {
  /** "завтра", "за 2 часа" */
  readonly period: string;
  readonly price: number;
}

/** When the session's address can get a product. */
export interface HousePromise {
  readonly productId: number;
  readonly fast: Way | null;
  readonly courier: Way | null;
  /** Why it is not faster; '' if it is fast. */
  readonly message: string;
}

const toWay = (way: HousePromiseAnswer['FAST']): Way | null => way && { period: way.PERIOD, price: way.PRICE };

export const toHousePromise = (answer: HousePromiseAnswer): HousePromise => ({
  productId: answer.ID,
  fast: toWay(answer.FAST),
  courier: toWay(answer.COURIER),
  message: answer.MESSAGE,
});
