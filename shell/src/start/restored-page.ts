import { sessionAtom } from 'shared-contracts/shell/atoms';
import type { ShellContext } from '../app/shell-context';

interface RestoredPageOptions {
  readonly app: ShellContext;
  /** Asks whose the session is now, and follows. */
  readonly recheck: () => Promise<void>;
  readonly failed: (error: unknown) => void;
  readonly reload: () => void;
}

/**
 * A browser may keep a page whole that is left, and show it again when somebody goes back (the back-forward cache). Whoever was
 * signed in may have left meanwhile, so their page is kept out of sight until it is known that they are still here (SES-29).
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
      // The server alone can say what may be shown.
      if (style.visibility === 'hidden') reload();
    }
  });
}
