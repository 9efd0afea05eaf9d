import type { UserSession } from 'shared-contracts/api/user';
import { to } from 'shared-contracts/routes';
import { matchRow } from '../app/match-row';
import type { ShellShop } from '../app/shop-context';
import { takeVisitor } from './read-visitor';
import type { Session } from './session';

/** How long the message of an expired session waits, in milliseconds (SES-21, LIM-51). */
const MESSAGE_DELAY = 1_000;

/** Calls that fail together belong to one expiry, in milliseconds: what comes later is another one. */
const ONE_EXPIRY = 2_000;

interface RecoveryParts {
  readonly shop: () => ShellShop;
  readonly session: Session;
  readonly reloadBasket: () => Promise<void>;
  /** Goes to a page of the shop. */
  readonly go: (path: string) => void;
}

/** What the client of the back end does about a 401 (SES-20 to SES-28). */
export interface Recovery {
  /** «Session expired»: brings the session back, answers whether the call may be sent once more. */
  readonly recover: () => Promise<boolean>;
  /** Any other 401. */
  readonly unauthorized: () => void;
}

/** Makes the recovery of one page. */
export function createRecovery({ shop, session, reloadBasket, go }: RecoveryParts): Recovery {
  let running: Promise<boolean> | null = null;
  let doneAt = Number.NEGATIVE_INFINITY;

  async function run(): Promise<boolean> {
    const before = shop().stores.session.get();
    const user = await session.refresh().catch(() => null);
    doneAt = performance.now();
    if (!user) return false;
    // Another tab signed in or out and changed the id, but the person is the same: nobody has to notice.
    if (before.status === 'authorized' && user.authorized && user.user_id === before.userId) return true;
    const hadOrder = matchRow(location.pathname)?.id === 'order';
    void begin(user, before.status === 'authorized');
    if (hadOrder) go(to.page('cart'));
    return !hadOrder;
  }

  /** Everything of the visitor anew, and the message that belongs to what is gone. */
  async function begin(user: UserSession, wasAuthorized: boolean) {
    const { stores, bus, query } = shop();
    const hadGoods = stores.basket.get().count > 0;
    await takeVisitor(shop(), user, reloadBasket);
    await query.invalidateQueries();
    if (wasAuthorized && !user.authorized) {
      bus.emit('session:changed', { authorized: false });
      const text = 'Вас слишком долго не было на сайте. Пожалуйста авторизуйтесь.';
      setTimeout(() => void bus.run('notify', { text, kind: 'info' }), MESSAGE_DELAY);
    } else if (!wasAuthorized && hadGoods && stores.basket.get().count === 0) {
      const text = 'Вас слишком долго не было на сайте. Добавьте товары в корзину заново';
      await bus.run('notify', { text, kind: 'info' });
    }
  }

  return {
    async recover() {
      if (running) return running;
      if (performance.now() - doneAt < ONE_EXPIRY) return true;
      running = run().finally(() => {
        running = null;
      });
      return running;
    },
    unauthorized() {
      const { pathname, search } = location;
      if (!pathname.startsWith(to.page('auth'))) go(to.auth(pathname + search));
    },
  };
}
