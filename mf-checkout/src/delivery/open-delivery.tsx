import { openDelivery } from 'shared-contracts/checkout/commands';
import { type CommandHandler, handleCommand } from 'shared-contracts/events';
import type { AreaShop } from 'shared-contracts/shop';
import { publishDelivery } from './publish-delivery';

/** Answers `delivery:open`; the dialog itself is loaded when it is first asked for. */
export function deliveryCommands(shop: AreaShop<'mf-checkout'>): readonly CommandHandler[] {
  publishDelivery(shop);
  return [
    handleCommand(openDelivery, async ({ tab }) => {
      const { DeliveryDialog } = await import(/* webpackChunkName: "part-delivery" */ './delivery-dialog');
      shop.overlays.show('deliveryModal', 'mf-checkout', <DeliveryDialog tab={tab} />);
      return {};
    }),
  ];
}
