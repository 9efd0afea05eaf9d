import { choosePickupPoint, openDelivery } from '@zapovednik/areas/checkout/commands';
import { pickupMapToggled } from '@zapovednik/areas/checkout/events';
import type { AppContext, AreaContext } from '@zapovednik/platform/app';
import { type CommandHandler, handleCommand } from '@zapovednik/platform/events';
import { choosePoint, clearFastPickupWithoutPoint } from '../../delivery-choice/choose-delivery';
import { followDelivery } from '../follow-delivery';
import type { DeliveryTab } from '../map/active-tab';
import { publishDelivery } from '../publish-delivery';

/** A window that is narrower than this has no place for a modal. */
const PHONE = '(max-width: 719.9px)';

/** The dialog is loaded when it first opens: a modal, on phones a drawer (LAY-55). Its kind stays while it is open. */
async function showDialog({ overlays }: AppContext, tab?: DeliveryTab) {
  const { DeliveryDialog } = await import(/* webpackChunkName: "lazy-delivery" */ './delivery-dialog');
  const isDrawer = globalThis.matchMedia?.(PHONE).matches ?? false;
  overlays.show(
    isDrawer ? 'deliveryDrawer' : 'deliveryModal',
    'mf-checkout',
    <DeliveryDialog tab={tab} isDrawer={isDrawer} />,
  );
}

/** Chooses the only point of fast pickup; of several the shopper chooses on the pickup map (DEL-50, DEL-51). */
async function requirePoint(app: AppContext): Promise<void> {
  const { chooseOnlyPoint } = await import(/* webpackChunkName: "lazy-delivery" */ '../pickup/choose-only-point');
  if (await chooseOnlyPoint(app)) return;
  // Shown again, a dialog that the shopper has opened meanwhile would lose what is typed there.
  const opened = app.overlays.opened.get();
  const isOpen = opened.has('deliveryModal') || opened.has('deliveryDrawer');
  if (!isOpen) await showDialog(app, 'fastPickup');
}

/** Follows the pickup map: when it closes, fast pickup without a point is cleared (DEL-59). */
function followPickupMap(app: AppContext): void {
  app.bus.on(pickupMapToggled, ({ shown }) => {
    const followed: Promise<unknown> = shown ? requirePoint(app) : clearFastPickupWithoutPoint(app);
    followed.catch((error: unknown) =>
      app.report(error, { area: 'mf-checkout', phase: 'event', name: pickupMapToggled.name }),
    );
  });
}

/** Handles `delivery:open` and `delivery:choosePoint`, and keeps everything that depends on the delivery up to date. */
export function deliveryCommands(app: AreaContext<'mf-checkout'>): readonly CommandHandler[] {
  publishDelivery(app);
  followDelivery(app);
  followPickupMap(app);
  return [
    handleCommand(openDelivery, async ({ tab }) => {
      await showDialog(app, tab);
      return {};
    }),
    handleCommand(choosePickupPoint, async ({ pointId }) => ({ saved: await choosePoint(app, { id: pointId }) })),
  ];
}
