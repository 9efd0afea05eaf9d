import type { Call } from 'shared-contracts/api/call';
import type { Api } from 'shared-contracts/client';
import { isAuth, type UserSession, userSession } from 'shared-contracts/shell/calls/user';
import { withLock } from './with-lock';

/** The session of this browser: its id is asked for once and kept in memory only (architecture.md, section 2). */
export interface Session {
  /** The id to send with a call; none goes out while the session gets another one. */
  readonly id: (call: Call) => Promise<string | null>;
  /** What the server last said of it; asks when nothing is known yet. */
  readonly current: () => Promise<UserSession>;
  /** Asks again: at the start, and when the id may have changed (SES-30). */
  readonly refresh: () => Promise<UserSession>;
  /** Runs a sign-in or sign-out. */
  readonly renewing: <T>(exchange: () => Promise<T>) => Promise<T>;
  /** Goes on with the session that a sign-in or sign-out has answered; the id before it is worth nothing any more. */
  readonly renew: (answer: unknown) => void;
}

export function createSession(api: () => Api): Session {
  let asked: Promise<UserSession> | null = null;
  let renewal: Promise<unknown> = Promise.resolve();

  const refresh = () => {
    // While the cookie is being replaced nobody asks whose it is: a session of nobody would take its place.
    const asking = withLock(() => api()(isAuth, { site: 'true' }));
    asked = asking;
    asking.catch(() => {
      if (asked === asking) asked = null;
    });
    return asking;
  };

  const current = async () => {
    await renewal;
    return asked ?? refresh();
  };

  const renewing = <T>(exchange: () => Promise<T>) => {
    const running = withLock(exchange);
    renewal = running.catch(() => {});
    return running;
  };

  const renew = (answer: unknown) => {
    asked = Promise.resolve(userSession.parse(answer));
  };

  return {
    current,
    refresh,
    renewing,
    renew,
    id: async (call) => (call === isAuth ? null : (await current()).session_id),
  };
}
