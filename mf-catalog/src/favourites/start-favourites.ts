import { openSignIn } from '@zapovednik/areas/cabinet/commands';
import { favouritesAtom } from '@zapovednik/areas/catalog/atoms';
import { toggleFavourite } from '@zapovednik/areas/catalog/commands';
import { favouriteToggled } from '@zapovednik/areas/catalog/events';
import { favouriteIdsQuery } from '@zapovednik/areas/catalog/queries/favourite-ids';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { sessionChanged } from '@zapovednik/areas/shell/events';
import { type AppContext, reportAndNotify } from '@zapovednik/platform/app';
import { type CommandHandler, handleCommand } from '@zapovednik/platform/events';
import { readAgain } from '@zapovednik/platform/query';
import { knownSession } from '../waiting/known-session';
import { waitingFavourite } from '../waiting/waiting-product';
import type { FavouriteChange } from './favourite-writes';
import { favouritesQuery } from './favourites-query';

/**
 * Handles `favourite:toggle` and manages the signed-in customer's favourites: reads them at sign-in, adds the product
 * that was clicked before, and removes them at sign-out (FAV-02 to FAV-07).
 */
export function startFavourites(app: AppContext): readonly CommandHandler[] {
  const { bus, query, report, atom } = app;
  /** A new object for each visitor: a click of one visitor is never shown or sent for the next one. */
  let person = {};

  /** Returns whether the product is a favourite after the change. */
  async function change(requested: FavouriteChange): Promise<boolean> {
    const { productId, favourite } = requested;
    const of = person;
    try {
      // It is in the chunk that is loaded on the first user action: see `later/start-later.ts`.
      const { writeFavourite } = await import(/* webpackChunkName: "page-compare" */ './favourite-writes');
      if (!(await writeFavourite(app, requested, () => person === of))) return false;
      // The list is read again when it is opened next; on the current page a removed heart can still be clicked again.
      void query.invalidateQueries({ queryKey: favouritesQuery(app).queryKey, refetchType: 'none' });
      bus.emit(favouriteToggled, { productId, favourite });
      return favourite;
    } catch (error) {
      void reportAndNotify(app, error, { area: 'mf-catalog', phase: 'command', name: toggleFavourite.name });
      return !favourite;
    }
  }

  const readIds = (event: typeof sessionChanged | typeof favouriteToggled) =>
    readAgain(query, favouriteIdsQuery(app)).catch((error: unknown) =>
      report(error, { area: 'mf-catalog', phase: 'event', name: event.name }),
    );

  const addWaiting = (productId: number) =>
    change({ productId, favourite: true, key: crypto.randomUUID(), repeated: false });

  bus.on(sessionChanged, ({ authorized }) => {
    person = {};
    query.removeQueries({ queryKey: favouriteIdsQuery(app).queryKey, exact: true });
    if (!authorized) return;
    const waiting = waitingFavourite.take();
    // The answer to a change is the whole list.
    if (waiting !== null) return void addWaiting(waiting);
    void readIds(sessionChanged);
  });
  // Another app has toggled a heart. The list already contains changes of this area.
  bus.on(favouriteToggled, ({ productId, favourite }) => {
    const ids = query.getQueryData(favouriteIdsQuery(app).queryKey);
    if (atom(sessionAtom).get().status !== 'authorized' || ids?.includes(productId) === favourite) return;
    void readIds(favouriteToggled);
    void query.invalidateQueries({ queryKey: favouritesQuery(app).queryKey });
  });
  // After sign-in on a separate page, a new page loads, and its shell reads the list at the same time.
  void knownSession(app).then(({ status }) => {
    const waiting = status === 'authorized' ? waitingFavourite.take() : null;
    if (waiting !== null) void addWaiting(waiting);
  });

  return [
    handleCommand(toggleFavourite, async ({ productId, favourite }, request) => {
      const { status } = await knownSession(app);
      const isFavourite = () => atom(favouritesAtom).get()?.includes(productId) ?? false;
      if (status === 'authorized') {
        return { favourite: await change({ productId, favourite: favourite ?? !isFavourite(), ...request }) };
      }
      // The previous page already opened the sign-in, and the visitor left it.
      if (!request.repeated) {
        waitingFavourite.store(productId);
        await bus.run(openSignIn, {});
      }
      return { favourite: isFavourite() };
    }),
  ];
}
