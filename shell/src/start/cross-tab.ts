import { sessionAtom } from 'shared-contracts/shell/atoms';
import * as z from 'zod/mini';
import type { ShellContext } from '../app/shell-context';
import { followRestored } from './restored-page';
import type { Session } from './session';
import { isSamePerson } from './session-state';
import type { Visitor } from './visitor';

/** What tabs of one storefront tell each other: that the session is another one, and nothing of it. */
const CHANGED = 'session:changed';
const message = z.literal(CHANGED);

/** A tab that is looked at again asks whether it is still the same session, at most once in this time (milliseconds). */
const REST = 5_000;

interface CrossTabOptions {
  readonly app: ShellContext;
  readonly session: Session;
  readonly visitor: Visitor;
}

/** The session in the browser's other tabs. */
export interface CrossTab {
  /** Tells the other tabs of this storefront that it is another one. */
  readonly broadcast: () => void;
  /** Follows what happens there, once the page is taken over. */
  readonly follow: () => void;
}

/**
 * Tabs of this storefront tell each other of another session; of other cities none can be heard, so whoever comes back to a tab has
 * it ask (SES-03, SES-29).
 */
export function createCrossTab({ app, session, visitor }: CrossTabOptions): CrossTab {
  const channel = new BroadcastChannel('session');
  let askedAt = Date.now();
  let looking = false;
  let last: Promise<void> = Promise.resolve();

  async function ask() {
    askedAt = Date.now();
    const { session_id } = await session.current();
    const before = app.atom(sessionAtom).get();
    const user = await session.refresh();
    if (user.session_id !== session_id && !isSamePerson(before, user)) await visitor.follow(user);
  }

  /** One after the other: whoever waits for an answer waits until the page has followed it. */
  function recheck() {
    last = last.catch(() => {}).then(ask);
    return last;
  }

  /** A session whose own time is over is left to the next call: that tells the visitor (SES-21). */
  async function lookAgain() {
    const { session_maxlifetime } = await session.current();
    if (Date.now() - askedAt < session_maxlifetime * 1000) await recheck();
  }

  const failed = (error: unknown) => app.report(error, { area: 'shell', phase: 'event', name: 'session' });

  const comeBack = () => {
    if (looking || document.visibilityState !== 'visible' || Date.now() - askedAt <= REST) return;
    looking = true;
    lookAgain()
      .catch(failed)
      .finally(() => {
        looking = false;
      });
  };
  return {
    broadcast: () => channel.postMessage(CHANGED),
    follow() {
      channel.onmessage = ({ data }) => {
        if (message.safeParse(data).success) recheck().catch(failed);
      };
      document.addEventListener('visibilitychange', comeBack);
      // Two windows side by side are both visible.
      window.addEventListener('focus', comeBack);
      followRestored({ app, recheck, failed, reload: () => window.location.reload() });
    },
  };
}
