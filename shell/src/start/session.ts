import type { Call } from 'shared-contracts/api/call';
import { isAuth, type UserSession, userSession } from 'shared-contracts/api/user';
import type { Api } from 'shared-contracts/client';

/** The session of this browser: its id is asked for once and kept in memory only (architecture.md, section 2). */
export interface Session {
  readonly id: (call: Call) => Promise<string | null>;
  /** What the server last said of it; asks when nothing is known yet. */
  readonly current: () => Promise<UserSession>;
  /** Asks again: at the start, and when the id may have changed (SES-30). */
  readonly refresh: () => Promise<UserSession>;
  /** Goes on with the session that a sign-in or sign-out has answered; the id before it is worth nothing any more. */
  readonly renew: (answer: unknown) => void;
}

export function createSession(api: () => Api): Session {
  let asked: Promise<UserSession> | null = null;

  const refresh = () => {
    const asking = api()(isAuth, { site: 'true' });
    asked = asking;
    asking.catch(() => {
      if (asked === asking) asked = null;
    });
    return asking;
  };
  const current = () => asked ?? refresh();

  const renew = (answer: unknown) => {
    asked = Promise.resolve(userSession.parse(answer));
  };

  return { current, refresh, renew, id: async (call) => (call === isAuth ? null : (await current()).session_id) };
}
