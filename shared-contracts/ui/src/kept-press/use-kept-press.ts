import { useCallback, useSyncExternalStore } from 'react';
import { retryOf, watchPlace } from './keep-press';

/** How the waiting press of a place is sent again; null: none waits. */
export function useKeptPress(place: string): (() => void) | null {
  const watch = useCallback((viewer: () => void) => watchPlace(place, viewer), [place]);
  return useSyncExternalStore(
    watch,
    () => retryOf(place) ?? null,
    () => null,
  );
}
