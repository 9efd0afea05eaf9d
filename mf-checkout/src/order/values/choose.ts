import type { Input } from '@zapovednik/api/call';
import type { refreshOrder } from '@zapovednik/api/checkout/calls/order';
import type { DeliveryOption, Order, PaymentOption } from '@zapovednik/api/checkout/models/order';
import { hasCharityCookie } from '@zapovednik/areas/checkout/charity-cookie';
import { toFlag } from '@zapovednik/rules/format';
import { addressRules, type RequiredField, USUAL_FIELDS } from '@zapovednik/rules/input';
import type { OrderValues } from './order-values';

/** The input of the calculation; for an absent field the server uses the session's earlier choice (ORD-28). */
export type OrderChoice = Input<typeof refreshOrder>;

/** The form values that identify one of the server's options. */
export type ChosenValues = Pick<
  OrderValues,
  'serviceId' | 'pickupPointId' | 'deliveryDate' | 'deliveryInterval' | 'liftToTheFloor' | 'paymentId'
>;

/** The effective choice: the shopper's, otherwise the one that the server has checked, otherwise the first (ORD-32). */
export interface Chosen {
  readonly delivery: DeliveryOption | null;
  /** The point of a pickup; null: none is chosen. */
  readonly pointId: number | null;
  /** '' when the delivery has no dates. */
  readonly date: string;
  readonly interval: string;
  readonly lift: boolean;
  readonly payment: PaymentOption | null;
}

export const isPickup = ({ type }: Pick<DeliveryOption, 'type'>) => type === 'pickup' || type === 'fast_pickup';

/** Delivery to the door: it has an address and a lift to the floor (ORD-31). */
export const isCourier = ({ type }: Pick<DeliveryOption, 'type'>) => type === 'courier' || type === 'fast_delivery';

const chosenOf = <T extends { id: number; isChecked: boolean }>(offered: readonly T[], id: number | null): T | null =>
  offered.find((one) => one.id === id) ?? offered.find(({ isChecked }) => isChecked) ?? offered[0] ?? null;

/**
 * Bonuses are used as a payment method only if the shopper chooses them, even if the server has checked them (ORD-33).
 */
const paymentOf = (offered: readonly PaymentOption[], id: number | null) =>
  offered.find((one) => one.id === id) ??
  chosenOf(
    offered.filter(({ isBonus }) => !isBonus),
    null,
  );

export function choose(values: ChosenValues, { deliveries, payments, point }: Order): Chosen {
  const delivery = chosenOf(deliveries, values.serviceId);
  const day = delivery?.days.find(({ date }) => date === values.deliveryDate) ?? delivery?.days[0];
  const interval = day?.intervals.find((hours) => hours === values.deliveryInterval) ?? day?.intervals[0];
  return {
    delivery,
    // The order's point belongs to the delivery that was calculated: another one may have another point, or none.
    pointId: values.pickupPointId ?? (delivery?.isChecked ? (point?.id ?? null) : null),
    date: day?.date ?? '',
    interval: interval ?? '',
    lift: values.liftToTheFloor ?? (delivery !== null && isCourier(delivery)),
    payment: paymentOf(payments, values.paymentId),
  };
}

/** What an order by courier needs of its address: floor and lift only for carrying the goods up. */
export const requiredFields = ({ lift }: Pick<Chosen, 'lift'>): readonly RequiredField[] =>
  lift ? USUAL_FIELDS : ['street', 'house'];

/** The input of the calculation (ORD-28). Date and hours do not change the price, so they are not part of it. */
export function choiceOf(values: OrderValues, order: Order): OrderChoice {
  const { serviceId, pickupPointId, paymentId, bonusOut, profile } = values;
  const { delivery, lift } = choose(values, order);
  return {
    // With the charity cookie, the server selects the delivery option until the shopper chooses another one (ORD-34).
    ...(delivery && (serviceId !== null || !hasCharityCookie()) && { serviceId: delivery.id }),
    ...(pickupPointId !== null && { pickupPointId }),
    ...(paymentId !== null && { paymentId }),
    ...(bonusOut !== null && { bonusOut }),
    ...(delivery &&
      isCourier(delivery) && {
        ...(addressRules(requiredFields({ lift })).safeParse(profile).success && { profile }),
        liftToTheFloor: toFlag(lift),
      }),
  };
}
