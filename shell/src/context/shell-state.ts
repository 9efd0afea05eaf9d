import { atom, type WritableAtom } from '@zapovednik/platform/stores';
import { idleLayout, type LayoutState } from './layout-state';
import type { Notification } from './notification';

/** State that only the shell reads and writes. */
export interface ShellState {
  readonly layout: WritableAtom<LayoutState>;
  readonly notifications: WritableAtom<readonly Notification[]>;
}

/** Creates the state of one page in the browser, or of one request on the server. */
export function createShellState(): ShellState {
  return { layout: atom(idleLayout), notifications: atom<readonly Notification[]>([]) };
}
