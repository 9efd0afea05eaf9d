import type { DeliveryProfile } from '@zapovednik/api/checkout/calls/delivery-profile';
import type { DeliveryChoice } from '@zapovednik/api/checkout/models/delivery';

/** Whether a saved address is the chosen one; `elevator_error`: the answer about the lift is missing (DEL-56). */
export type ProfileStatus = 'notSelected' | 'selected' | 'elevator_error';

export function profileStatus(profile: DeliveryProfile, chosen: DeliveryChoice['address']): ProfileStatus {
  if (profile.elevator === '') return 'elevator_error';
  return profile.id === chosen?.id ? 'selected' : 'notSelected';
}

/** The address of the delivery: the session's, or the only saved one (DEL-57). */
export function deliveryAddress(
  chosen: DeliveryChoice['address'],
  saved: readonly DeliveryProfile[],
): DeliveryChoice['address'] {
  return chosen ?? (saved.length === 1 ? (saved[0] ?? null) : null);
}
