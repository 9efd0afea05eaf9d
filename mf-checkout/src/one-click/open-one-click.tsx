import type { AppContext } from 'shared-contracts/app';
import { openOneClick } from 'shared-contracts/checkout/commands';
import { type CommandHandler, handleCommand } from 'shared-contracts/events';

/** Handles `order:oneClick`. The dialog is loaded when it first opens. */
export const oneClickCommands = ({ overlays }: AppContext): readonly CommandHandler[] => [
  handleCommand(openOneClick, async (goods) => {
    const { OneClickDialog } = await import(/* webpackChunkName: "lazy-one-click" */ './one-click-dialog');
    overlays.show('oneClick', 'mf-checkout', <OneClickDialog goods={goods} />);
    return {};
  }),
];
