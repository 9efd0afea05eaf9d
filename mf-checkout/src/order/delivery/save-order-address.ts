import { deliveryQuery } from '@zapovednik/areas/checkout/queries/delivery';
import type { AppContext } from '@zapovednik/platform/app';
import { FormFailure, toFormError } from '@zapovednik/ui/field';
import { keepAddress } from '../../delivery-choice/choose-delivery';
import type { OrderValues } from '../values/order-values';

type Profile = OrderValues['profile'];

/** Whether the session already has this address, with its coordinates. */
function isKept(app: AppContext, profile: Profile): boolean {
  const kept = app.query.getQueryData(deliveryQuery(app).queryKey)?.address;
  const fields = ['town', 'street', 'house', 'porch', 'floor', 'apartment', 'elevator', 'coords'] as const;
  return Boolean(kept?.coords) && fields.every((field) => (kept?.[field] ?? '') === (profile[field] ?? ''));
}

/**
 * Saves the order's address in the session. The server checks it and finds its coordinates. Returns the coordinates.
 *
 * @throws FormFailure with messages for the fields of the order's form
 */
export async function saveOrderAddress(app: AppContext, profile: Profile): Promise<string> {
  if (isKept(app, profile)) return profile.coords;
  try {
    return (await keepAddress(app, profile))?.address?.coords ?? '';
  } catch (error) {
    const { message = 'Возникла ошибка', fields = {} } = toFormError(error);
    const named = Object.entries(fields).map(([field, text]) => [`profile.${field}`, text]);
    throw new FormFailure(message, { cause: error, fields: Object.fromEntries(named) });
  }
}
