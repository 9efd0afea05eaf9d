import { type AppContext, reportAndNotify } from 'shared-contracts/app';
import { openSignIn } from 'shared-contracts/cabinet/commands';
import { favouritesAtom } from 'shared-contracts/catalog/atoms';
import { toggleFavourite } from 'shared-contracts/catalog/commands';
import { favouriteToggled } from 'shared-contracts/catalog/events';
import { favouriteIdsQuery } from 'shared-contracts/catalog/queries/favourite-ids';
import { type CommandHandler, handleCommand } from 'shared-contracts/events';
import { readAgain } from 'shared-contracts/query';
import { type SessionState, sessionAtom } from 'shared-contracts/shell/atoms';
import { sessionChanged } from 'shared-contracts/shell/events';
import { createFavouriteWrites, type FavouriteChange } from './favourite-writes';
import { favouritesQuery } from './favourites-query';
import { storeWaiting, takeWaiting } from './waiting-favourite';

/**
 * Answers `favourite:toggle` and keeps the favourites of whoever is signed in: reads them at sign-in, adds the product
 * that waited for it, forgets them at sign-out (FAV-02 to FAV-07).
 */
export function startFavourites(app: AppContext): readonly CommandHandler[] {
  const { bus, query, report, atom } = app;
  const writes = createFavouriteWrites(app);

  /** Answers whether the product is a favourite then. */
  async function change(wanted: FavouriteChange): Promise<boolean> {
    const { productId, favourite } = wanted;
    try {
      if (!(await writes.change(wanted))) return false;
      // Read again when the list is opened next; on the open page a heart can still be pressed back.
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
    writes.forget();
    if (!authorized) return;
    const waiting = takeWaiting();
    // The answer to a change is the whole list.
    if (waiting !== null) return void addWaiting(waiting);
    void readIds(sessionChanged);
  });
  // Another app has switched a heart. What was switched here is in the list already.
  bus.on(favouriteToggled, ({ productId, favourite }) => {
    const ids = query.getQueryData(favouriteIdsQuery(app).queryKey);
    if (atom(sessionAtom).get().status !== 'authorized' || ids?.includes(productId) === favourite) return;
    void readIds(favouriteToggled);
    void query.invalidateQueries({ queryKey: favouritesQuery(app).queryKey });
  });
  // Whoever signed in on a page of its own comes back by a new page, whose shell reads the list meanwhile.
  void knownSession(app).then(({ status }) => {
    const waiting = status === 'authorized' ? takeWaiting() : null;
    if (waiting !== null) void addWaiting(waiting);
  });

  return [
    handleCommand(toggleFavourite, async ({ productId, favourite }, request) => {
      const { status } = await knownSession(app);
      const isFavourite = () => atom(favouritesAtom).get()?.includes(productId) ?? false;
      if (status === 'authorized') {
        return { favourite: await change({ productId, favourite: favourite ?? !isFavourite(), ...request }) };
      }
      // On the page before the sign-in was opened already, and left.
      if (!request.repeated) {
        storeWaiting(productId);
        await bus.run(openSignIn, {});
      }
      return { favourite: isFavourite() };
    }),
  ];
}

/** The session as soon as it is known who is here. */
function knownSession({ atom }: Pick<AppContext, 'atom'>): Promise<SessionState> {
  const session = atom(sessionAtom);
  const now = session.get();
  if (now.status !== 'unknown') return Promise.resolve(now);
  return new Promise((resolve) => {
    const stop = session.listen(() => {
      const next = session.get();
      if (next.status === 'unknown') return;
      stop();
      resolve(next);
    });
  });
}
