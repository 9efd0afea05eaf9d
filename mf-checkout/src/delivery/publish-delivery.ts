import type { AreaContext } from 'shared-contracts/app';
import { deliveryChanged, fastPickupToggled } from 'shared-contracts/checkout/events';
import { deliveryState } from 'shared-contracts/state';
import { userDeliveryQuery } from './delivery-queries';

/**
 * Keeps the delivery atom in step with what the session chose, and tells the other areas when it is another choice: the header's
 * label and, in fast mode, the catalogue depend on it (DEL-58, DEL-59).
 */
export function publishDelivery({ query, write, bus, ...app }: AreaContext<'mf-checkout'>): void {
  const { queryKey } = userDeliveryQuery(app);
  query.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryKey[0] !== queryKey[0]) return;
    const chosen = query.getQueryData(queryKey);
    if (!chosen) return;
    const before = write.delivery.get();
    const now = deliveryState(chosen);
    write.delivery.set(now);
    if (before.state !== now.state || before.address !== now.address) bus.emit(deliveryChanged, { state: now.state });
    if (before.fastPickup !== now.fastPickup) {
      bus.emit(fastPickupToggled, { active: now.fastPickup, pointId: now.pointId });
    }
  });
}
