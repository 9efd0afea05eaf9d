import type { Order } from '@zapovednik/api/checkout/models/order';
import { addressRules, orderRules } from '@zapovednik/rules/input';
import * as z from 'zod/mini';
import { choose, isCourier, isPickup, requiredFields } from './choose';
import { type OrderValues, orderValues } from './order-values';

export type StepName = 'contact' | 'delivery' | 'payment';

/** The fields of each step, in the order of the page. */
export const stepFields = {
  contact: ['user'],
  delivery: ['serviceId', 'pickupPointId', 'profile', 'deliveryDate', 'deliveryInterval', 'liftToTheFloor'],
  payment: ['paymentId', 'bonusOut'],
} as const satisfies Record<StepName, readonly (keyof OrderValues)[]>;

const names: readonly StepName[] = ['contact', 'delivery', 'payment'];

/** The first step that has one of these fields. */
export const stepOf = (isWrong: (field: keyof OrderValues) => boolean): StepName | null =>
  names.find((name) => stepFields[name].some(isWrong)) ?? null;

const { coords } = orderValues.shape.profile.shape;
const missing = (message: string) => z.int(message);

/** The validation rules of an order depend on its delivery: a point needs no address, and an address no point (ORD-36). */
export function orderSchema(values: OrderValues, order: Order) {
  const { delivery, pointId, payment, lift } = choose(values, order);
  const { shape } = orderValues;
  return z.object({
    ...shape,
    ...orderRules.shape,
    serviceId: delivery ? shape.serviceId : missing('Выберите способ доставки'),
    pickupPointId:
      delivery && isPickup(delivery) && pointId === null ? missing('Выберите пункт самовывоза') : shape.pickupPointId,
    profile:
      delivery && isCourier(delivery) ? z.extend(addressRules(requiredFields({ lift })), { coords }) : shape.profile,
    paymentId: payment ? shape.paymentId : missing('Выберите способ оплаты'),
  });
}

/** The steps that are not completed yet. */
export function openSteps(values: OrderValues, order: Order): readonly StepName[] {
  const wrong =
    orderSchema(values, order)
      .safeParse(values)
      .error?.issues.map(({ path }) => path[0]) ?? [];
  return names.filter((name) => stepFields[name].some((field) => wrong.includes(field)));
}
