import { fastPickupToggled } from '@zapovednik/areas/checkout/events';
import type { AppContext } from '@zapovednik/platform/app';
import type { CommandHandler } from '@zapovednik/platform/events';
import { startFavourites } from './favourites/start-favourites';
import { startLater } from './later/start-later';
import { continueSubscriptions } from './stock-subscription/continue-subscriptions';

/** Runs once per page in the browser: handles the area's commands and listens to events of other areas. */
export function commands(app: AppContext): readonly CommandHandler[] {
  // In fast-pickup mode lists and stock are for the chosen shop (CAT-53).
  app.bus.on(fastPickupToggled, () => void app.query.invalidateQueries({ queryKey: ['mf-catalog'] }));
  startLater(app);
  continueSubscriptions(app);
  return startFavourites(app);
}
