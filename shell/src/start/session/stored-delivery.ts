import { deliveryAtom, noDelivery } from '@zapovednik/areas/checkout/atoms';
import { tabMemory } from '@zapovednik/platform/storage';
import * as z from 'zod/mini';
import type { ShellContext } from '../../context/shell-context';

/** The specification's key (CIT-20). */
const KEY = 'itgro_data';

const memory = z.object({ location_id: z.number(), user_delivery: deliveryAtom.schema });

/**
 * Location and delivery of this tab, shown at once on the next page before the server answers (CIT-11, CIT-20). The choice for
 * another location is dropped.
 */
export function storeDelivery({ write, atom, city: { locationId } }: ShellContext): void {
  const last = tabMemory.read(KEY, memory);
  if (last?.location_id === locationId) write(deliveryAtom, last.user_delivery);
  const delivery = atom(deliveryAtom);
  const keep = () => {
    const chosen = delivery.get();
    if (chosen !== noDelivery) tabMemory.write(KEY, { location_id: locationId, user_delivery: chosen });
  };
  delivery.listen(keep);
  keep();
}
