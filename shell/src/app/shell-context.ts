import { createContext } from 'react-router';
import type { AppContext } from 'shared-contracts/app';
import type { AppName } from 'shared-contracts/routes';
import type { SessionState } from 'shared-contracts/shell/atoms';
import type { WriteAtom } from 'shared-contracts/stores';
import type { ShellState } from './shell-state';

/** The shop as the shell has it: it may write every atom, has state of its own, and knows what guards ask. */
export interface ShellContext extends AppContext, ShellState {
  readonly write: WriteAtom<AppName>;
  /** Who is here; in the browser that may have to be asked first. */
  readonly person: () => Promise<SessionState>;
  /** What a tester is told of what this browser takes from elsewhere, a line each; empty for everyone else. */
  readonly override: readonly string[];
  /** What the visitor holds: pages for phones only answer 404 on a desktop (ROU-97). */
  readonly device: () => 'phone' | 'desktop';
}

/** How loaders reach the shop of their request. */
export const appContext = createContext<ShellContext>();
