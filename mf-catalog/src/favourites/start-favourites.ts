import { addFavourite, deleteFavourite, getFavourites } from 'shared-contracts/api/favourites';
import type { CommandsOf } from 'shared-contracts/events';
import type { AreaShop } from 'shared-contracts/shop';
import type { SessionState } from 'shared-contracts/state';
import { favouritesKey } from './favourites-query';
import { keepWaiting, takeWaiting } from './waiting-favourite';

/**
 * Answers `favourite:toggle` and keeps the favourites of whoever is signed in: reads them at sign-in, adds the product
 * that waited for it, forgets them at sign-out (FAV-02 to FAV-07).
 */
export function startFavourites(shop: AreaShop<'mf-catalog'>): Pick<CommandsOf<'mf-catalog'>, 'favourite:toggle'> {
  const { api, bus, query, report, stores, write } = shop;
  const current = () => stores.favourites.get() ?? new Set<number>();

  const show = (productId: number, favourite: boolean) => {
    const next = new Set(current());
    if (favourite) next.add(productId);
    else next.delete(productId);
    write.favourites.set(next);
  };

  /** Shows the change at once and takes it back when the server refuses. */
  async function change(productId: number, favourite: boolean): Promise<boolean> {
    show(productId, favourite);
    try {
      write.favourites.set(new Set(await api(favourite ? addFavourite : deleteFavourite, { productId })));
      // Read again when the list is opened next; on the open page a heart can still be pressed back.
      void query.invalidateQueries({ queryKey: favouritesKey, refetchType: 'none' });
      bus.emit('favourite:toggled', { productId, favourite });
      return favourite;
    } catch (error) {
      report(error, { area: 'mf-catalog', doing: 'command', name: 'favourite:toggle' });
      show(productId, !favourite);
      void bus.run('notify', { kind: 'error' });
      return !favourite;
    }
  }

  async function read(): Promise<void> {
    try {
      const favourites = await api(getFavourites, {});
      write.favourites.set(new Set(favourites.map(({ UF_PRODUCT }) => UF_PRODUCT)));
    } catch (error) {
      report(error, { area: 'mf-catalog', doing: 'event', name: 'session:changed' });
    }
  }

  async function addWaiting(): Promise<void> {
    const productId = takeWaiting();
    if (productId !== null) await change(productId, true);
  }

  bus.on('session:changed', ({ authorized }) => {
    query.removeQueries({ queryKey: favouritesKey });
    if (authorized) void read().then(addWaiting);
    else write.favourites.set(null);
  });
  // Whoever signed in on a page of its own comes back by a new page.
  void knownSession(shop).then(({ status }) => (status === 'authorized' ? addWaiting() : undefined));

  return {
    async 'favourite:toggle'({ productId }) {
      const { status } = await knownSession(shop);
      if (status === 'authorized') return { favourite: await change(productId, !current().has(productId)) };
      keepWaiting(productId);
      await bus.run('signIn:open', {});
      return { favourite: current().has(productId) };
    },
  };
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
