import { fastPickupToggled } from 'shared-contracts/checkout/events';
import type { CommandHandler } from 'shared-contracts/events';
import type { Shop } from 'shared-contracts/shop';
import { startFavourites } from './favourites/start-favourites';

/** Runs once per page in the browser: answers the area's commands, follows what happens elsewhere. */
export function start(shop: Shop): readonly CommandHandler[] {
  // In fast-pickup mode lists and stock are those of the chosen shop (CAT-53).
  shop.bus.on(fastPickupToggled, () => void shop.query.invalidateQueries({ queryKey: ['catalog'] }));
  return startFavourites(shop);
}
