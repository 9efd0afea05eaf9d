import { choosePickupPoint, openDelivery } from '@zapovednik/areas/checkout/commands';
import { pickupMapToggled } from '@zapovednik/areas/checkout/events';
import type { AppContext, AreaContext } from '@zapovednik/platform/app';
import { type CommandHandler, handleCommand } from '@zapovednik/platform/events';
import { followDelivery } from '../follow-delivery';
import type { DeliveryTab } from '../map/active-tab';
import { publishDelivery } from '../publish-delivery';

/** The writes of a choice, loaded with the first one: a shop is also chosen without the dialog. */
const loadChoices = () =>
  import(/* webpackChunkName: "lazy-delivery-choice" */ '../../delivery-choice/choose-delivery');

/** In a narrower window there is not enough space for a modal. */
const PHONE = '(max-width: 719.9px)';

export const loadDialog = () => import(/* webpackChunkName: "lazy-delivery" */ './delivery-dialog');

/** A modal, on phones a drawer (LAY-55). It stays of this kind while it is open. */
async function showDialog({ overlays }: AppContext, tab?: DeliveryTab) {
  const { DeliveryDialog } = await loadDialog();
  const isDrawer = globalThis.matchMedia?.(PHONE).matches ?? false;
  overlays.show(
    isDrawer ? 'deliveryDrawer' : 'deliveryModal',
    'mf-checkout',
    <DeliveryDialog tab={tab} isDrawer={isDrawer} />,
  );
}

/**
 * Chooses the only point of fast pickup; if there are several, the shopper chooses on the pickup map (DEL-50, DEL-51).
 */
async function requirePoint(app: AppContext): Promise<void> {
  const { chooseOnlyPoint } = await import(/* webpackChunkName: "lazy-delivery" */ '../pickup/choose-only-point');
  if (await chooseOnlyPoint(app)) return;
  // If the shopper has already opened the dialog, opening it again would lose the typed text.
  const opened = app.overlays.opened.get();
  const isOpen = opened.has('deliveryModal') || opened.has('deliveryDrawer');
  if (!isOpen) await showDialog(app, 'fastPickup');
}

/** Waits for the pickup map: if it closes without a chosen point, fast pickup is cleared (DEL-59). */
function followPickupMap(app: AppContext): void {
  app.bus.on(pickupMapToggled, ({ shown }) => {
    const followed: Promise<unknown> = shown
      ? requirePoint(app)
      : loadChoices().then(({ clearFastPickupWithoutPoint }) => clearFastPickupWithoutPoint(app));
    followed.catch((error: unknown) =>
      app.report(error, { area: 'mf-checkout', phase: 'event', name: pickupMapToggled.name }),
    );
  });
}

/** Handles `delivery:open` and `delivery:choosePoint`, and updates all data that depends on the delivery. */
export function deliveryCommands(app: AreaContext<'mf-checkout'>): readonly CommandHandler[] {
  publishDelivery(app);
  followDelivery(app);
  followPickupMap(app);
  return [
    handleCommand(openDelivery, async ({ tab }) => {
      await showDialog(app, tab);
      return {};
    }),
    handleCommand(choosePickupPoint, async ({ pointId }) => {
      const { choosePoint } = await loadChoices();
      return { saved: await choosePoint(app, { id: pointId }) };
    }),
  ];
}
