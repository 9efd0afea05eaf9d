import { useCallback, useSyncExternalStore } from 'react';
import { type Place, places } from './keep-press';

/** How the waiting press of a place is sent again; null: none waits. While it is used, the place keeps its presses. */
export function useKeptPress(name: string): (() => void) | null {
  const watch = useCallback((viewer: () => void) => watchPlace(name, viewer), [name]);
  const waits = useSyncExternalStore(
    watch,
    () => places.get(name)?.end !== undefined,
    () => false,
  );
  return waits ? () => places.get(name)?.end?.(false) : null;
}

/** Follows the waiting press of a place. When nobody follows it any more, the press fails. */
function watchPlace(name: string, viewer: () => void): () => void {
  const place: Place = places.get(name) ?? { viewers: new Set() };
  places.set(name, place);
  place.viewers.add(viewer);
  return () => {
    place.viewers.delete(viewer);
    if (place.viewers.size > 0) return;
    places.delete(name);
    place.end?.(true);
  };
}
