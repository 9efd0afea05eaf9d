import type { Coordinates } from '@zapovednik/rules/format';
import { useState } from 'react';

/** From this width on the map is beside the list (shop-finder.module.css). */
const BESIDE = '(min-width: 1024px)';
const STREETS_ZOOM = 15;
/** An address with the shops around it. */
const AROUND_ZOOM = 13;

interface Located {
  readonly id: number;
  readonly coordinates: Coordinates | null;
}

/** The id of the element of a shop or point in the list. */
export const placeId = (id: number) => `place-${id}`;

const around = (coordinates: Coordinates) => ({ coordinates: toPair(coordinates), zoom: AROUND_ZOOM });
const toPair = ([latitude, longitude]: Coordinates): [number, number] => [latitude, longitude];

/**
 * What list and map show of each other: the place under the pointer, the pressed one, and where the map goes.
 *
 * @param place where the map opens; null: all places are in sight
 */
export function useMarks(place: Coordinates | null) {
  const [pointedId, point] = useState<number | null>(null);
  const [pressedId, setPressed] = useState<number | null>(null);
  const [focus, setFocus] = useState(place && around(place));

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
    setFocus({ coordinates: toPair(coordinates), zoom: STREETS_ZOOM });
  }

  /** An address was found: the map goes there, and no place is pressed any more. */
  function lookAt(coordinates: Coordinates) {
    setPressed(null);
    setFocus(around(coordinates));
  }

  return { lookAt, pointedId, point, pressedId, pressMarker, showOnMap, focus };
}
export type Marks = ReturnType<typeof useMarks>;
