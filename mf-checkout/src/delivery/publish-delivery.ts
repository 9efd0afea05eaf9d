import { type DeliveryState, deliveryAtom } from '@zapovednik/areas/checkout/atoms';
import { deliveryState } from '@zapovednik/areas/checkout/delivery-state';
import { deliveryChanged, fastPickupToggled } from '@zapovednik/areas/checkout/events';
import { deliveryQuery } from '@zapovednik/areas/checkout/queries/delivery';
import type { AppContext } from '@zapovednik/platform/app';

/** The shop whose goods the catalogue shows; null without fast pickup. */
const fastPoint = ({ fastPickup, pointId }: DeliveryState) => (fastPickup ? pointId : null);

/**
 * Emits an event when the session's choice has changed, because calculated prices and, in fast mode, the catalogue
 * depend on it (DEL-58, DEL-59). The delivery atom is updated before.
 */
export function publishDelivery({ query, atom, bus, api }: AppContext): void {
  const { queryKey } = deliveryQuery({ api });
  let last = query.getQueryData(queryKey);
  let before = last ? deliveryState(last) : atom(deliveryAtom).get();
  query.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryKey[0] !== queryKey[0]) return;
    const chosen = query.getQueryData(queryKey);
    if (!chosen) return;
    const now = deliveryState(chosen);
    // An equal answer is the same object. The first answer is compared with the one that this tab stored. If nothing is
    // stored, it is not a change: the server has calculated everything with this choice.
    const isKnown = event.action.manual || before.state !== 'none';
    const hasMoved = before.state !== now.state || before.address !== now.address;
    const hasChanged = last ? last !== chosen : isKnown && hasMoved;
    const hasOtherShop = fastPoint(before) !== fastPoint(now);
    [last, before] = [chosen, now];
    if (hasChanged) bus.emit(deliveryChanged, { state: now.state });
    if (hasOtherShop) bus.emit(fastPickupToggled, { active: now.fastPickup, pointId: now.pointId });
  });
}
