import type { UserSession } from '@zapovednik/api/shell/models/user';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { forgetDrafts } from '@zapovednik/platform/draft';
import * as z from 'zod/mini';
import { isSamePerson } from '../../context/session-state';
import type { ShellContext } from '../../context/shell-context';
import { followRestored } from './restored-page';
import type { Session } from './session';
import type { Visitor } from './visitor';

/**
 * The messages between tabs of one storefront. They announce that the session has changed, and contain no session data.
 */
const CHANGED = 'session:changed';
/** The user has signed out. After an expired session, drafts are kept. */
const SIGNED_OUT = 'session:signed-out';
const message = z.enum([CHANGED, SIGNED_OUT]);

/** The minimum time between two session checks when the user returns to the tab, in milliseconds. */
const MIN_INTERVAL = 5_000;

interface CrossTabOptions {
  readonly app: ShellContext;
  readonly session: Session;
  readonly visitor: Visitor;
}

/** Cross-tab updates of the session. */
export interface CrossTab {
  /** Announces to the other tabs of this storefront that the session has changed. */
  readonly broadcast: (user: Pick<UserSession, 'user'>) => void;
  /** Follows what happens there, once the page is taken over. */
  readonly follow: () => void;
}

/**
 * Tabs of one storefront send each other a message when the session has changed. Tabs of other cities cannot send
 * messages here, so the tab checks the session when the user returns to it (SES-03, SES-29).
 */
export function createCrossTab({ app, session, visitor }: CrossTabOptions): CrossTab {
  const channel = new BroadcastChannel('session');
  let checkedAt = Date.now();
  let isChecking = false;
  let last: Promise<void> = Promise.resolve();

  async function ask() {
    checkedAt = Date.now();
    const { sessionId } = await session.current();
    const before = app.atom(sessionAtom).get();
    const user = await session.refresh();
    if (user.sessionId !== sessionId && !isSamePerson(before, user)) await visitor.follow(user);
  }

  /** Checks are serial. A caller waits until the page shows the new session. */
  function recheck() {
    last = last.catch(() => {}).then(ask);
    return last;
  }

  /** After the session's lifetime the check is left to the next call, which shows the message of the expiry (SES-21). */
  async function recheckUnlessExpired() {
    const { lifetime } = await session.current();
    if (Date.now() - checkedAt < lifetime * 1000) await recheck();
  }

  const failed = (error: unknown) => app.report(error, { area: 'shell', phase: 'event', name: 'session' });

  const onReturn = () => {
    if (isChecking || document.visibilityState !== 'visible' || Date.now() - checkedAt <= MIN_INTERVAL) return;
    isChecking = true;
    recheckUnlessExpired()
      .catch(failed)
      .finally(() => {
        isChecking = false;
      });
  };
  return {
    broadcast({ user }) {
      if (!user) channel.postMessage(SIGNED_OUT);
      channel.postMessage(CHANGED);
    },
    follow() {
      channel.onmessage = ({ data }) => {
        const { success, data: heard } = message.safeParse(data);
        if (success && heard === SIGNED_OUT) forgetDrafts();
        else if (success) recheck().catch(failed);
      };
      document.addEventListener('visibilitychange', onReturn);
      // Two windows next to each other are both visible, so moving between them only fires `focus`.
      window.addEventListener('focus', onReturn);
      followRestored({ app, recheck, failed, reload: () => window.location.reload() });
    },
  };
}
