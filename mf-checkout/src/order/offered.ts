import type { OrderDelivery, OrderState, PaySystem } from 'shared-contracts/api/order';
import { isYes } from 'shared-contracts/format';

const bySort = (one: { SORT: number }, other: { SORT: number }) => one.SORT - other.SORT;

/** Ways of delivery to choose from, in their order (ORD-09). */
export const offeredDeliveries = ({ DELIVERY }: OrderState): OrderDelivery[] => [...DELIVERY].sort(bySort);

/** Ways to pay to choose from, in their order (ORD-08). */
export const offeredPayments = ({ PAY_SYSTEM }: OrderState): PaySystem[] => [...PAY_SYSTEM].sort(bySort);

/** The shopper's choice, else what the server has checked, else the first (ORD-32). */
export function selected<T extends { ID: number; CHECKED: 'Y' | 'N' }>(
  offered: readonly T[],
  chosenId: number | undefined,
): T | undefined {
  return offered.find(({ ID }) => ID === chosenId) ?? offered.find(({ CHECKED }) => isYes(CHECKED)) ?? offered[0];
}

export const isPickup = ({ TYPE }: Pick<OrderDelivery, 'TYPE'>) => TYPE === 'pickup' || TYPE === 'fast_pickup';

/** Somebody comes to the door: there is an address, and a floor to be carried to (ORD-31). */
export const isDoorstep = (delivery: Pick<OrderDelivery, 'TYPE'>) => !isPickup(delivery);
