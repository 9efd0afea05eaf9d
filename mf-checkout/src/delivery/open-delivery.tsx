import type { AppContext, AreaContext } from 'shared-contracts/app';
import { openDelivery } from 'shared-contracts/checkout/commands';
import { pickupMapToggled } from 'shared-contracts/checkout/events';
import { type CommandHandler, handleCommand } from 'shared-contracts/events';
import { clearWithoutPoint } from './choose-delivery';
import type { DeliveryTab } from './delivery-dialog';
import { followDelivery } from './follow-delivery';
import { publishDelivery } from './publish-delivery';

/** The dialog is loaded when it is first asked for. */
async function showDialog({ overlays }: AppContext, tab?: DeliveryTab) {
  const { DeliveryDialog } = await import(/* webpackChunkName: "lazy-delivery" */ './delivery-dialog');
  overlays.show('deliveryModal', 'mf-checkout', <DeliveryDialog tab={tab} />);
}

/** The pickup map is needed: the shopper chooses a shop. Not shown any more, fast pickup without a shop is cleared (DEL-51, DEL-59). */
function followPickupMap(app: AppContext): void {
  app.bus.on(pickupMapToggled, ({ shown }) => {
    const followed: Promise<unknown> = shown ? showDialog(app, 'fastPickup') : clearWithoutPoint(app);
    followed.catch((error: unknown) =>
      app.report(error, { area: 'mf-checkout', phase: 'event', name: pickupMapToggled.name }),
    );
  });
}

/** Answers `delivery:open`, and keeps what depends on the delivery in step with it. */
export function deliveryCommands(app: AreaContext<'mf-checkout'>): readonly CommandHandler[] {
  publishDelivery(app);
  followDelivery(app);
  followPickupMap(app);
  return [
    handleCommand(openDelivery, async ({ tab }) => {
      await showDialog(app, tab);
      return {};
    }),
  ];
}
