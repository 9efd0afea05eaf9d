import type { Coordinates } from '@zapovednik/rules/format';
import { useState } from 'react';

/** From this width on the map is beside the list (shop-finder.module.css). */
const BESIDE = '(min-width: 1024px)';
const STREETS_ZOOM = 15;

interface Located {
  readonly id: number;
  readonly coordinates: Coordinates | null;
}

/** The id of the element of a shop or point in the list. */
export const placeId = (id: number) => `place-${id}`;

/** What list and map show of each other: the place under the pointer, the pressed one, and where the map goes. */
export function useMarks() {
  const [pointedId, point] = useState<number | null>(null);
  const [pressedId, setPressed] = useState<number | null>(null);
  const [focus, setFocus] = useState<{ coordinates: [number, number]; zoom: number } | null>(null);

  /** A marker was pressed: its place in the list comes into sight if the list is beside the map. */
  function pressMarker(id: number) {
    setPressed(id);
    const place = document.getElementById(placeId(id));
    const rest = place?.closest('details');
    if (rest) rest.open = true;
    if (globalThis.matchMedia(BESIDE).matches) place?.scrollIntoView({ block: 'nearest' });
  }

  function showOnMap({ id, coordinates }: Located) {
    if (!coordinates) return;
    setPressed(id);
    setFocus({ coordinates: [...coordinates], zoom: STREETS_ZOOM });
  }

  /** Another address was chosen: the map goes there. */
  function forget() {
    setPressed(null);
    setFocus(null);
  }

  return { forget, pointedId, point, pressedId, pressMarker, showOnMap, focus };
}
export type Marks = ReturnType<typeof useMarks>;
