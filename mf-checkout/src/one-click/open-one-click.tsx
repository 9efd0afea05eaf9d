import { openOneClick } from '@zapovednik/areas/checkout/commands';
import type { AppContext } from '@zapovednik/platform/app';
import { type CommandHandler, handleCommand } from '@zapovednik/platform/events';

/** Handles `order:oneClick`. The dialog is loaded when it first opens. */
export const oneClickCommands = ({ overlays }: AppContext): readonly CommandHandler[] => [
  handleCommand(openOneClick, async (goods) => {
    const { OneClickDialog } = await import(/* webpackChunkName: "lazy-one-click" */ './one-click-dialog');
    overlays.show('oneClick', 'mf-checkout', <OneClickDialog goods={goods} />);
    return {};
  }),
];
