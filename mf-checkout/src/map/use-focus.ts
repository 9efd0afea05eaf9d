import { sameCoordinates } from '@zapovednik/rules/format';
import { useEffect, useRef } from 'react';
import type { EngineMap } from './engine';
import { MAP_DELAY, type MapFocus, moveTo, toPosition } from './view';

/**
 * Moves the map when its focus changes, 300 ms after the last change (LIM-05). The map starts at its first focus. It
 * ignores very small changes: the server's coordinates of a house differ a little from those of its suggestion
 * (DEL-69).
 */
export function useFocus(map: EngineMap | null, focus: MapFocus | null | undefined): void {
  const key = focus ? [...focus.coordinates, focus.zoom].join() : '';
  const reached = useRef(focus);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for `focus`, which may be a new object each time
  useEffect(() => {
    if (!map || !focus || isSame(focus, reached.current)) return;
    const timer = setTimeout(() => {
      reached.current = focus;
      moveTo(map, toPosition(focus.coordinates), focus.zoom);
    }, MAP_DELAY);
    return () => clearTimeout(timer);
  }, [map, key]);
}

const isSame = (one: MapFocus, other: MapFocus | null | undefined): boolean =>
  one.zoom === other?.zoom && sameCoordinates(one.coordinates, other.coordinates);
