import type { AreaContext } from '@zapovednik/platform/app';
import type { CommandHandler } from '@zapovednik/platform/events';
import { basketCommands } from './basket/basket-commands';
import { followTabs } from './basket/follow-tabs';
import { deliveryCommands } from './delivery/dialog/open-delivery';
import { oneClickCommands } from './one-click/open-one-click';

/**
 * Handles the commands of basket, delivery and one-click orders, and updates the basket after changes in other tabs.
 */
export function commands(app: AreaContext<'mf-checkout'>): readonly CommandHandler[] {
  followTabs(app);
  return [...basketCommands(app), ...deliveryCommands(app), ...oneClickCommands(app)];
}
