import { type SessionState, sessionAtom } from '@zapovednik/areas/shell/atoms';
import type { AppContext } from '@zapovednik/platform/app';

/** The session, as soon as its status is known. */
export function knownSession({ atom }: Pick<AppContext, 'atom'>): Promise<SessionState> {
  const session = atom(sessionAtom);
  const now = session.get();
  if (now.status !== 'unknown') return Promise.resolve(now);
  return new Promise((resolve) => {
    const stop = session.listen(() => {
      const next = session.get();
      if (next.status === 'unknown') return;
      stop();
      resolve(next);
    });
  });
}
