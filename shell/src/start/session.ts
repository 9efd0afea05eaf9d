import type { Call } from 'shared-contracts/api/call';
import { isAuth, type UserSession } from 'shared-contracts/api/user';
import type { Api } from 'shared-contracts/client';

/** The session of this browser: its id is asked for once and kept in memory only (architecture.md, section 2). */
export interface Session {
  readonly id: (call: Call) => Promise<string | null>;
  /** Asks again: at the start, and when the id may have changed. */
  readonly refresh: () => Promise<UserSession>;
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

  return { refresh, id: async (call) => (call === isAuth ? null : (await (asked ?? refresh())).session_id) };
}
