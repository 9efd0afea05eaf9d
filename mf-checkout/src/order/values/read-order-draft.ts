import { hasCharityCookie } from '@zapovednik/areas/checkout/charity-cookie';
import { readDraft } from '@zapovednik/platform/draft';
import { orderDraft } from './draft';
import { type OrderValues, orderValues } from './order-values';

/** The stored form of this visit; null: there is none. */
export function readOrderDraft(locationId: number, userId: number | null): OrderValues | null {
  const stored = readDraft(orderDraft(locationId), userId, orderValues);
  // The cookie sets its delivery option and overrides earlier choices (ORD-34).
  return stored && hasCharityCookie() ? { ...stored, serviceId: null } : stored;
}
