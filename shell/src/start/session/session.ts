import type { Call } from '@zapovednik/api/call';
import { isAuth } from '@zapovednik/api/shell/calls/user';
import { toUserSession, type UserSession } from '@zapovednik/api/shell/models/user';
import { userSession } from '@zapovednik/api/shell/wire/user';
import type { Api } from '@zapovednik/platform/client';
import { withLock } from './with-lock';

/** The session of this browser. Its id is requested once and stored only in memory. */
export interface Session {
  /** The id to send with a call. Calls wait while a sign-in or sign-out replaces the session. */
  readonly id: (call: Call) => Promise<string | null>;
  /** The last known session; requests it if none is known yet. */
  readonly current: () => Promise<UserSession>;
  /** Requests the session again: at the start, and when the id may have changed (SES-30). */
  readonly refresh: () => Promise<UserSession>;
  /** Runs a sign-in or sign-out. */
  readonly renewing: <T>(exchange: () => Promise<T>) => Promise<T>;
  /** Takes the session from the answer of a sign-in or sign-out; the previous id is no longer valid. */
  readonly renew: (answer: unknown) => UserSession;
}

export function createSession(api: () => Api): Session {
  let request: Promise<UserSession> | null = null;
  let renewal: Promise<unknown> = Promise.resolve();

  const refresh = () => {
    // No request may run while the cookie is being replaced, because the new anonymous session of that request would
    // overwrite the other one.
    const asking = withLock(() => api()(isAuth, { site: 'true' }));
    request = asking;
    asking.catch(() => {
      if (request === asking) request = null;
    });
    return asking;
  };

  const current = async () => {
    await renewal;
    return request ?? refresh();
  };

  const renewing = <T>(exchange: () => Promise<T>) => {
    const running = withLock(exchange);
    renewal = running.catch(() => {});
    return running;
  };

  const renew = (answer: unknown) => {
    const user = toUserSession(userSession.parse(answer));
    request = Promise.resolve(user);
    return user;
  };

  return {
    current,
    refresh,
    renewing,
    renew,
    id: async (call) => (call === isAuth ? null : (await current()).sessionId),
  };
}
