import type { DeliveryPriceAnswer } from '../wire/delivery-price';

/** The price of a delivery service in a location, independent of the basket. */
export interface DeliveryPrice {
  /** ID of the delivery service. */
  readonly id: number;
  readonly type: DeliveryPriceAnswer['TYPE'];
  /** Roubles; for fast delivery the price of the cheapest zone. */
  readonly price: number;
  /** Free if the basket costs at least this sum; null: never free. */
  readonly freeFrom: number | null;
  /** «завтра», «сегодня» */
  readonly period: string;
}

export const toDeliveryPrice = (answer: DeliveryPriceAnswer): DeliveryPrice => ({
  id: answer.ID,
  type: answer.TYPE,
  price: answer.PRICE,
  freeFrom: answer.FREE_FROM,
  period: answer.PERIOD,
});
