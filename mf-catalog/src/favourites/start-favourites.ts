import { addFavourite, deleteFavourite, getFavourites } from 'shared-contracts/api/favourites';
import { openSignIn } from 'shared-contracts/cabinet/commands';
import { toggleFavourite } from 'shared-contracts/catalog/commands';
import { favouriteToggled } from 'shared-contracts/catalog/events';
import { type CommandHandler, handleCommand } from 'shared-contracts/events';
import { showNotification } from 'shared-contracts/shell/commands';
import { sessionChanged } from 'shared-contracts/shell/events';
import type { AreaShop } from 'shared-contracts/shop';
import type { SessionState } from 'shared-contracts/state';
import { favouritesKey } from './favourites-query';
import { createOwnFavourites, type OwnFavourites } from './own-favourites';
import { keepWaiting, takeWaiting } from './waiting-favourite';

/**
 * Answers `favourite:toggle` and keeps the favourites of whoever is signed in: reads them at sign-in, adds the product
 * that waited for it, forgets them at sign-out (FAV-02 to FAV-07).
 */
export function startFavourites(shop: AreaShop<'mf-catalog'>): readonly CommandHandler[] {
  const { api, bus, query, report, stores, write } = shop;
  const forPerson = () => createOwnFavourites(write.favourites);
  let own = forPerson();

  /** Shows the change at once and takes it back when the server refuses. */
  async function change(productId: number, favourite: boolean, of: OwnFavourites): Promise<boolean> {
    try {
      await of.wish(productId, favourite, () => api(favourite ? addFavourite : deleteFavourite, { productId }));
      // Read again when the list is opened next; on the open page a heart can still be pressed back.
      void query.invalidateQueries({ queryKey: favouritesKey, refetchType: 'none' });
      bus.emit(favouriteToggled, { productId, favourite });
      return favourite;
    } catch (error) {
      report(error, { area: 'mf-catalog', doing: 'command', name: toggleFavourite.name });
      void bus.run(showNotification, { kind: 'error' });
      // It may have been done all the same.
      await read(of);
      return !favourite;
    }
  }

  async function read(of: OwnFavourites): Promise<void> {
    try {
      await of.read(async () => (await api(getFavourites, {})).map(({ UF_PRODUCT }) => UF_PRODUCT));
    } catch (error) {
      report(error, { area: 'mf-catalog', doing: 'event', name: sessionChanged.name });
    }
  }

  bus.on(sessionChanged, ({ authorized }) => {
    own.end();
    own = forPerson();
    if (!authorized) return;
    const waiting = takeWaiting();
    // Whatever is answered to a change is the whole list.
    if (waiting === null) void read(own);
    else void change(waiting, true, own);
  });
  // Whoever signed in on a page of its own comes back by a new page, whose shell reads the list meanwhile.
  void knownSession(shop).then(({ status }) => {
    const waiting = status === 'authorized' ? takeWaiting() : null;
    if (waiting !== null) void change(waiting, true, own);
  });

  return [
    handleCommand(toggleFavourite, async ({ productId }) => {
      const { status } = await knownSession(shop);
      const isFavourite = () => stores.favourites.get()?.has(productId) ?? false;
      if (status === 'authorized') return { favourite: await change(productId, !isFavourite(), own) };
      keepWaiting(productId);
      await bus.run(openSignIn, {});
      return { favourite: isFavourite() };
    }),
  ];
}

/** The session as soon as it is known who is here. */
function knownSession({ stores: { session } }: Pick<AreaShop<'mf-catalog'>, 'stores'>): Promise<SessionState> {
  const now = session.get();
  if (now.status !== 'unknown') return Promise.resolve(now);
  return new Promise((resolve) => {
    const stop = session.listen((next) => {
      if (next.status === 'unknown') return;
      stop();
      resolve(next);
    });
  });
}
