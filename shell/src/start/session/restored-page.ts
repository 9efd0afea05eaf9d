import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import type { ShellContext } from '../../context/shell-context';

interface RestoredPageOptions {
  readonly app: ShellContext;
  /** Asks for the current session and applies it to the page. */
  readonly recheck: () => Promise<void>;
  readonly failed: (error: unknown) => void;
  readonly reload: () => void;
}

/**
 * The browser may store a page that the user leaves and restore it on «back» (the back-forward cache). The user may have signed out
 * meanwhile, so the page of a signed-in user stays hidden until the session is confirmed (SES-29).
 */
export function followRestored({ app, recheck, failed, reload }: RestoredPageOptions): void {
  const { style } = document.documentElement;
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted && app.atom(sessionAtom).get().status === 'authorized') style.visibility = 'hidden';
  });
  window.addEventListener('pageshow', async ({ persisted }) => {
    if (!persisted) return;
    try {
      await recheck();
      style.visibility = '';
    } catch (error) {
      failed(error);
      // Only the server can decide what may be shown.
      if (style.visibility === 'hidden') reload();
    }
  });
}
