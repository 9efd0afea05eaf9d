import type { SavedOrder } from '@zapovednik/api/checkout/wire/order';
import { Undone } from '../../../http/calls/undone';
import { ShopError } from '../../../http/shop-error';
import type { WrongFields } from './check-form';

/**
 * The reason why an order cannot be made: invalid fields, or goods sold meanwhile (ORD-27). The attempt changes
 * nothing.
 */
export function refuse(fields: WrongFields, calculate: string | null = null): Undone {
  const messages = [...new Set(Object.values(fields))];
  const ERROR = messages.length > 0 ? { PROPERTY: messages, FIELDS: fields } : null;
  return new Undone({ order: null, ERROR, CALCULATE_ERROR: calculate } satisfies SavedOrder);
}

/**
 * A limit that an order reached is returned as an error of the order, at its field. The order page shows it where the
 * shopper can act.
 */
export function refuseLimit(error: unknown): never {
  throw error instanceof ShopError && error.fields ? refuse(error.fields) : error;
}
