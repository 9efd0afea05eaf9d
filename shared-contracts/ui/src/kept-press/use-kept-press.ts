import { useCallback, useSyncExternalStore } from 'react';
import { isWaiting, sendAgain, watchPlace } from '../keep-press';

/** How the waiting press of a place is sent again; null: none waits. */
export function useKeptPress(name: string): (() => void) | null {
  const watch = useCallback((viewer: () => void) => watchPlace(name, viewer), [name]);
  const waits = useSyncExternalStore(
    watch,
    () => isWaiting(name),
    () => false,
  );
  return waits ? () => sendAgain(name) : null;
}
