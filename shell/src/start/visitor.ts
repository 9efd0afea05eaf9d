import { matchPath } from 'react-router';
import { followFavourites } from 'shared-contracts/catalog/follow-favourites';
import { followBasket } from 'shared-contracts/checkout/follow-basket';
import { cartRoute } from 'shared-contracts/checkout/routes';
import { sessionAtom } from 'shared-contracts/shell/atoms';
import type { UserSession } from 'shared-contracts/shell/calls/user';
import { sessionChanged } from 'shared-contracts/shell/events';
import type { ShellContext } from '../app/shell-context';
import type { Navigation } from './navigation';
import { readBasket, readFavourites, takePerson, told } from './read-visitor';
import type { Session } from './session';
import { storeDelivery } from './stored-delivery';

interface VisitorOptions {
  readonly app: ShellContext;
  readonly session: Session;
  readonly navigation: Navigation;
  /** Brings the basket again, by its owner where that is here already. */
  readonly reloadBasket: () => Promise<void>;
}

interface FollowOptions {
  /** The page leads elsewhere already; else its guards say whether it may stay. */
  readonly stay?: boolean;
}

/** What is personal on a page: it fills in after hydration, and is another one when the session is. */
export interface Visitor {
  readonly start: () => Promise<void>;
  /** Goes on with the session of somebody else, by no doing of this page: another tab or city, or its time was over. */
  readonly follow: (user: UserSession, options?: FollowOptions) => Promise<void>;
}

export function createVisitor({ app, session, navigation, reloadBasket }: VisitorOptions): Visitor {
  const { bus, query, atom } = app;
  /** The session that the page shows, by its id. */
  let shown: string | null = null;

  /** Everything of theirs anew (SES-20, SES-29); favourites are their owner's, which the event wakes. */
  async function change(user: UserSession, { stay = false }: FollowOptions = {}) {
    shown = user.session_id;
    // What somebody else has read is for nobody's eyes; what is being read is read for the new one.
    query.removeQueries({ type: 'inactive', predicate: ({ state }) => state.fetchStatus === 'idle' });
    bus.resume(user.user_id);
    await Promise.all([takePerson(app, user), reloadBasket()]);
    // What the page that is being left could not read is not read again, though a slow browser still shows it (SES-24).
    await query.invalidateQueries({ predicate: ({ state }) => !stay || state.status !== 'error' });
  }

  return {
    async start() {
      storeDelivery(app);
      followBasket(app);
      followFavourites(app);
      // Whoever signs in or out on this page leads the visitor on themselves.
      bus.on(sessionChanged, async () => {
        const user = await told(app, session.current());
        if (user && user.session_id !== shown) await change(user);
      });
      // A part of the page may have asked already: its answer is as good.
      const user = await told(app, session.current());
      if (!user) return;
      shown = user.session_id;
      bus.resume(user.user_id);
      // The cart's own page reads the basket itself (CIT-18).
      const isCart = matchPath(cartRoute.path, navigation.at().pathname) !== null;
      await Promise.all([takePerson(app, user), readFavourites(app, user), !isCart && readBasket(app)]);
    },
    async follow(user, { stay = false } = {}) {
      const changed = change(user, { stay });
      bus.emit(sessionChanged, { authorized: atom(sessionAtom).get().status === 'authorized' });
      if (!stay) await navigation.recheck();
      await changed;
    },
  };
}
