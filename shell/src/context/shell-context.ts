import type { SessionState } from '@zapovednik/areas/shell/atoms';
import type { AppContext } from '@zapovednik/platform/app';
import type { AppName } from '@zapovednik/platform/routes';
import type { WriteAtom } from '@zapovednik/platform/stores';
import { createContext } from 'react-router';
import type { ShellState } from './shell-state';

/** The AppContext of the shell. It can write every atom, has its own state, and has the data for guards. */
export interface ShellContext extends AppContext, ShellState {
  readonly write: WriteAtom<AppName>;
  /** The session's user. In the browser this may need a request first. */
  readonly person: () => Promise<SessionState>;
  /** The lines for a tester whose browser overrides releases, one per override. Empty for everyone else. */
  readonly override: readonly string[];
  /** The visitor's device. Phone-only pages answer 404 on a desktop (ROU-97). */
  readonly device: () => 'phone' | 'desktop';
}

/** Gives loaders the AppContext of their request. */
export const appContext = createContext<ShellContext>();
