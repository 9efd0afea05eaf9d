import { useEffect, useRef } from 'react';
import type { EngineMap } from './engine';
import { MAP_DELAY, type MapFocus, moveTo, toPosition } from './view';

/** Moves the map when its focus changes, 300 ms after the last change (LIM-05). The map starts at its first focus. */
export function useFocus(map: EngineMap | null, focus: MapFocus | null | undefined): void {
  const key = focus ? [...focus.coordinates, focus.zoom].join() : '';
  const reached = useRef(key);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for `focus`, which may be a new object each time
  useEffect(() => {
    if (!map || !focus || key === reached.current) return;
    const timer = setTimeout(() => {
      reached.current = key;
      moveTo(map, toPosition(focus.coordinates), focus.zoom);
    }, MAP_DELAY);
    return () => clearTimeout(timer);
  }, [map, key]);
}
