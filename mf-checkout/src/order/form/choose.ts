import type { Input } from 'shared-contracts/api/call';
import type { refreshOrder } from 'shared-contracts/checkout/calls/order';
import type { DeliveryOption, Order, PaymentOption } from 'shared-contracts/checkout/models/order';
import { toFlag } from 'shared-contracts/format';
import { addressRules } from 'shared-contracts/rules';
import type { OrderValues } from './order-values';

/** What the server calculates from; left out is what the session chose before (ORD-28). */
export type OrderChoice = Input<typeof refreshOrder>;

/** The values that name one of the server's offers. */
export type ChosenValues = Pick<
  OrderValues,
  'serviceId' | 'pickupPointId' | 'deliveryDate' | 'deliveryInterval' | 'liftToTheFloor' | 'paymentId'
>;

/** The choice that is in force: the shopper's, else what the server has checked, else the first (ORD-32). */
export interface Chosen {
  readonly delivery: DeliveryOption | null;
  /** Of a delivery to a point; null: none is chosen. */
  readonly pointId: number | null;
  /** '' where the delivery names no day. */
  readonly date: string;
  readonly interval: string;
  readonly lift: boolean;
  readonly payment: PaymentOption | null;
}

export const isPickup = ({ type }: Pick<DeliveryOption, 'type'>) => type === 'pickup' || type === 'fast_pickup';

/** Somebody comes to the door: there is an address, and a floor to be carried to (ORD-31). */
export const isCourier = ({ type }: Pick<DeliveryOption, 'type'>) => type === 'courier' || type === 'fast_delivery';

const chosenOf = <T extends { id: number; isChecked: boolean }>(offered: readonly T[], id: number | null): T | null =>
  offered.find((one) => one.id === id) ?? offered.find(({ isChecked }) => isChecked) ?? offered[0] ?? null;

export function choose(values: ChosenValues, { deliveries, payments, point }: Order): Chosen {
  const delivery = chosenOf(deliveries, values.serviceId);
  const day = delivery?.days.find(({ date }) => date === values.deliveryDate) ?? delivery?.days[0];
  const interval = day?.intervals.find((hours) => hours === values.deliveryInterval) ?? day?.intervals[0];
  return {
    delivery,
    pointId: values.pickupPointId ?? point?.id ?? null,
    date: day?.date ?? '',
    interval: interval ?? '',
    lift: values.liftToTheFloor ?? (delivery !== null && isCourier(delivery)),
    payment: chosenOf(payments, values.paymentId),
  };
}

const address = addressRules();

/** What the server calculates from. Date and hours change no price, so choosing them asks for nothing. */
export function choiceOf(values: OrderValues, order: Order): OrderChoice {
  const { pickupPointId, paymentId, bonusOut, profile } = values;
  const { delivery, lift } = choose(values, order);
  return {
    ...(delivery && { serviceId: delivery.id }),
    ...(pickupPointId !== null && { pickupPointId }),
    ...(paymentId !== null && { paymentId }),
    ...(bonusOut !== null && { bonusOut }),
    ...(delivery &&
      isCourier(delivery) && {
        ...(address.safeParse(profile).success && { profile }),
        liftToTheFloor: toFlag(lift),
      }),
  };
}
