import type { UserSession } from '@zapovednik/api/shell/models/user';
import { authRoute, signInLink } from '@zapovednik/areas/cabinet/routes';
import { type BasketState, basketAtom } from '@zapovednik/areas/checkout/atoms';
import { cartRoute, orderRoute } from '@zapovednik/areas/checkout/routes';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { link } from '@zapovednik/platform/routes';
import { matchPath } from 'react-router';
import { isSamePerson } from '../../context/session-state';
import type { ShellContext } from '../../context/shell-context';
import type { Navigation } from '../navigation/navigation';
import type { Session } from './session';
import type { Visitor } from './visitor';

/** The delay of the message about an expired session, in milliseconds (SES-21, SES-22, LIM-51). */
const MESSAGE_DELAY = 1_000;

export interface RecoveryOptions {
  readonly app: () => ShellContext;
  readonly session: Session;
  readonly visitor: () => Visitor;
  readonly navigation: Navigation;
}

/** The API client's reactions to a 401 (SES-20 to SES-28). */
export interface Recovery {
  /** «Session expired»: restores the session and returns whether the call may be sent once more. */
  readonly recover: (sentWith: string | null) => Promise<boolean>;
  /** Any other 401. */
  readonly unauthorized: () => Promise<void>;
}

/** Creates the recovery of one page. */
export function createRecovery({ app, session, visitor, navigation }: RecoveryOptions): Recovery {
  let running: Promise<boolean> | null = null;
  /**
   * The session and page that were last redirected to sign-in. If they are refused again, they are not redirected
   * again.
   */
  let sent = '';
  /** The session in which the user left an order page. Its calls are not repeated, even if their answers are late. */
  let leftWith: string | null | undefined;

  async function run(sentWith: string | null): Promise<boolean> {
    const { atom } = app();
    const before = atom(sessionAtom).get();
    const user = await session.refresh();
    // Another tab or city changed the id, but the person is the same, so the user sees no change.
    if (isSamePerson(before, user)) return true;
    const hadOrder = matchPath(orderRoute.path, navigation.at().pathname) !== null;
    const basket = atom(basketAtom).get();
    // The order is not calculated again, because the user is redirected to the cart.
    if (hadOrder) leftWith = sentWith;
    const left = hadOrder ? navigation.go(link(cartRoute)) : Promise.resolve();
    void left
      .then(() => visitor().follow(user, { stay: hadOrder }))
      .then(() => showMessage(before.status === 'authorized', user, basket));
    return !hadOrder;
  }

  /** Shows the message that matches the loss, if anything was lost. */
  function showMessage(wasAuthorized: boolean, { user }: UserSession, before: BasketState) {
    const { atom, bus } = app();
    const notify = (text: string, hint?: string) =>
      setTimeout(() => void bus.run(showNotification, { text, ...(hint && { hint }), kind: 'info' }), MESSAGE_DELAY);
    if (wasAuthorized && !user) {
      notify('Вас слишком долго не было на сайте. Пожалуйста авторизуйтесь.', 'После входа корзина будет на месте');
    } else if (!wasAuthorized && !user && hasLostGoods(atom(basketAtom).get(), before)) {
      notify('Вас слишком долго не было на сайте. Добавьте товары в корзину заново');
    }
  }

  return {
    async recover(sentWith) {
      if (running) return running;
      const known = await session.current().catch(() => null);
      // A sign-in, sign-out or recovery finished before this call's answer arrived.
      if (known && known.sessionId !== sentWith) return leftWith !== sentWith;
      running ??= run(sentWith)
        .catch(() => false)
        .finally(() => {
          running = null;
        });
      return running;
    },
    async unauthorized() {
      const { pathname, search } = navigation.at();
      const known = await session.current().catch(() => null);
      const refused = `${known?.sessionId} ${pathname}${search}`;
      if (refused === sent || pathname.startsWith(link(authRoute))) return;
      sent = refused;
      await navigation.go(signInLink(pathname + search));
    },
  };
}

/** Whether goods of the basket were lost. Goods that were added meanwhile do not compensate for them. */
const hasLostGoods = (now: BasketState, before: BasketState) =>
  Object.entries(before.quantities).some(([id, quantity]) => (now.quantities[Number(id)] ?? 0) < quantity);
