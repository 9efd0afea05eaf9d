import type { AreaContext } from 'shared-contracts/app';
import { openDelivery } from 'shared-contracts/checkout/commands';
import { type CommandHandler, handleCommand } from 'shared-contracts/events';
import { publishDelivery } from './publish-delivery';

/** Answers `delivery:open`; the dialog itself is loaded when it is first asked for. */
export function deliveryCommands(app: AreaContext<'mf-checkout'>): readonly CommandHandler[] {
  publishDelivery(app);
  return [
    handleCommand(openDelivery, async ({ tab }) => {
      const { DeliveryDialog } = await import(/* webpackChunkName: "lazy-delivery" */ './delivery-dialog');
      app.overlays.show('deliveryModal', 'mf-checkout', <DeliveryDialog tab={tab} />);
      return {};
    }),
  ];
}
