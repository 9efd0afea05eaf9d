import { type DeliveryState, noDelivery } from 'shared-contracts/state';
import { tabMemory } from 'shared-contracts/storage';
import * as z from 'zod/mini';
import type { ShellContext } from '../app/shell-context';

/** The specification's key (CIT-20). */
const KEY = 'itgro_data';

const delivery = z.object({
  state: z.enum(['pickup', 'courier', 'none']),
  address: z.string(),
  pointId: z.nullable(z.number()),
  fastPickup: z.boolean(),
  fastCourier: z.boolean(),
  message: z._default(z.string(), ''),
});

const memory = z.object({ location_id: z.number(), user_delivery: delivery });

/**
 * Location and delivery of this tab: shown at once on the next page, before the server has said them anew (CIT-11, CIT-20).
 * What was chosen for another location is forgotten.
 */
export function storeDelivery({ write, stores }: ShellContext): void {
  const location = () => stores.city.get().locationId;
  const last = tabMemory.read(KEY, memory);
  if (last?.location_id === location()) write.delivery.set(last.user_delivery);
  stores.delivery.subscribe((chosen: DeliveryState) => {
    if (chosen !== noDelivery) tabMemory.write(KEY, { location_id: location(), user_delivery: chosen });
  });
}
