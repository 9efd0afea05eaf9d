import type { UserSession } from '@zapovednik/api/shell/models/user';
import { followFavourites } from '@zapovednik/areas/catalog/follow-favourites';
import { followBasket } from '@zapovednik/areas/checkout/follow-basket';
import { followDelivery } from '@zapovednik/areas/checkout/follow-delivery';
import { cartRoute } from '@zapovednik/areas/checkout/routes';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { sessionChanged, userChanged } from '@zapovednik/areas/shell/events';
import { matchPath } from 'react-router';
import { sessionState } from '../../context/session-state';
import type { ShellContext } from '../../context/shell-context';
import type { Navigation } from '../navigation/navigation';
import { applySession, readBasket, readFavourites, readSession } from './read-visitor';
import type { Session } from './session';
import { storeDelivery } from './stored-delivery';

interface VisitorOptions {
  readonly app: ShellContext;
  readonly session: Session;
  readonly navigation: Navigation;
  /** Reads the basket again, through mf-checkout if it is already loaded. */
  readonly reloadBasket: () => Promise<void>;
}

interface FollowOptions {
  /** The page is already navigating away. Otherwise its guards run again and may redirect. */
  readonly stay?: boolean;
}

/** The personal data on a page. It is read after hydration, and again when the session changes. */
export interface Visitor {
  readonly start: () => Promise<void>;
  /** Switches to another session that this page did not cause: another tab or city, or the session has expired. */
  readonly follow: (user: UserSession, options?: FollowOptions) => Promise<void>;
}

export function createVisitor({ app, session, navigation, reloadBasket }: VisitorOptions): Visitor {
  const { bus, query, atom } = app;
  /** The id of the session that the page shows. */
  let shown: string | null = null;

  /** Reads all personal data again (SES-20, SES-29). Favourites are read by their owner, which the event loads. */
  async function change(user: UserSession, { stay = false }: FollowOptions = {}) {
    shown = user.sessionId;
    // Data of the previous user is removed. Queries that are running now are read for the new one.
    query.removeQueries({ type: 'inactive', predicate: ({ state }) => state.fetchStatus === 'idle' });
    bus.resume(user.user?.userId ?? null);
    await Promise.all([applySession(app, user), reloadBasket()]);
    // A failed query of the page that the user leaves is not read again, even if a slow browser still shows that page
    // (SES-24).
    await query.invalidateQueries({ predicate: ({ state }) => !stay || state.status !== 'error' });
  }

  return {
    async start() {
      storeDelivery(app);
      followBasket(app);
      followDelivery(app);
      followFavourites(app);
      // The code that signs the user in or out on this page also navigates.
      bus.on(sessionChanged, async () => {
        const user = await readSession(app, session.current());
        if (user && user.sessionId !== shown) await change(user);
      });
      bus.on(userChanged, async () => {
        const user = await readSession(app, session.refresh());
        if (user) app.write(sessionAtom, sessionState(user));
      });
      // Another component may have requested the session already; its answer is used.
      const user = await readSession(app, session.current());
      if (!user) return;
      shown = user.sessionId;
      bus.resume(user.user?.userId ?? null);
      // The cart page reads the basket itself (CIT-18).
      const isCart = matchPath(cartRoute.path, navigation.at().pathname) !== null;
      await Promise.all([applySession(app, user), readFavourites(app, user), !isCart && readBasket(app)]);
    },
    async follow(user, { stay = false } = {}) {
      const changed = change(user, { stay });
      bus.emit(sessionChanged, { authorized: atom(sessionAtom).get().status === 'authorized' });
      if (!stay) await navigation.recheck();
      await changed;
    },
  };
}
