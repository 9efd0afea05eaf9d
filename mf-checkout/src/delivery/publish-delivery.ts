import type { AreaContext } from 'shared-contracts/app';
import { type DeliveryState, deliveryAtom } from 'shared-contracts/checkout/atoms';
import { deliveryChanged, fastPickupToggled } from 'shared-contracts/checkout/events';
import { deliveryState } from 'shared-contracts/checkout/models/delivery-state';
import { userDeliveryQuery } from './delivery-queries';

/** The shop whose goods the catalogue shows; null without fast pickup. */
const fastPoint = ({ fastPickup, pointId }: DeliveryState) => (fastPickup ? pointId : null);

/**
 * Writes the session's choice to the delivery atom, and emits an event when the choice has changed: the header's label, calculated
 * prices and, in fast mode, the catalogue depend on it (DEL-58, DEL-59).
 */
export function publishDelivery({ query, atom, write, bus, ...app }: AreaContext<'mf-checkout'>): void {
  const { queryKey } = userDeliveryQuery(app);
  let last = query.getQueryData(queryKey);
  query.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryKey[0] !== queryKey[0]) return;
    const chosen = query.getQueryData(queryKey);
    if (!chosen) return;
    const before = atom(deliveryAtom).get();
    const now = deliveryState(chosen);
    // An equal answer is the same object. The first answer is compared with the session data of the shell.
    const hasChanged = last ? last !== chosen : before.state !== now.state || before.address !== now.address;
    last = chosen;
    write(deliveryAtom, now);
    if (hasChanged) bus.emit(deliveryChanged, { state: now.state });
    if (fastPoint(before) !== fastPoint(now)) {
      bus.emit(fastPickupToggled, { active: now.fastPickup, pointId: now.pointId });
    }
  });
}
