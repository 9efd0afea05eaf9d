import { reloadBasket } from '@zapovednik/areas/checkout/commands';
import { deliveryChanged } from '@zapovednik/areas/checkout/events';
import type { AppContext } from '@zapovednik/platform/app';

/** After a change of delivery, reads all data again that depends on it: basket, order and points (DEL-48, DEL-59). */
export function followDelivery({ bus, query }: AppContext): void {
  bus.on(deliveryChanged, () => {
    void query.invalidateQueries({ queryKey: ['mf-checkout', 'pickup-points'] });
    void query.invalidateQueries({ queryKey: ['mf-checkout', 'order'] });
    // The basket's code shows a failure; the delivery choice is saved in any case.
    bus.run(reloadBasket, {}).catch(() => undefined);
  });
}
