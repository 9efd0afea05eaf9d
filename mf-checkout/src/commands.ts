import type { AreaContext } from 'shared-contracts/app';
import type { CommandHandler } from 'shared-contracts/events';
import { basketCommands } from './basket/basket-commands';
import { deliveryCommands } from './delivery/dialog/open-delivery';

/** Answers the commands of basket and delivery. */
export const commands = (app: AreaContext<'mf-checkout'>): readonly CommandHandler[] => [
  ...basketCommands(app),
  ...deliveryCommands(app),
];
