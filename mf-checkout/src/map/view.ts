import type { Coordinates } from 'shared-contracts/format';
import type { EngineMap, Position } from './engine';

/** The centre of a map that nothing else decides: Екатеринбург (LIM-01). */
export const DEFAULT_CENTRE: Coordinates = [56.8519, 60.6122];

/** Zooms of the map: of the dialog at first, of the visitor's city, of one address (LIM-02 to LIM-04). */
export const MAP_ZOOM = { dialog: 10, city: 12, address: 16 } as const;

/** Milliseconds between ready data and the map, and between a new focus and the movement (LIM-05). */
export const MAP_DELAY = 300;

/** A centre and a zoom. */
export interface MapFocus {
  readonly coordinates: Coordinates;
  readonly zoom: number;
}

/** Our coordinates have the latitude first, those of engines the longitude. */
export const toPosition = ([latitude, longitude]: Coordinates): Position => [longitude, latitude];

/** Where a map starts: at its focus, else in the middle of its markers, else at the default centre. */
export function firstView(focus: MapFocus | null | undefined, markers: readonly { coordinates: Coordinates }[]) {
  const { coordinates, zoom } = focus ?? { coordinates: middleOf(markers) ?? DEFAULT_CENTRE, zoom: MAP_ZOOM.dialog };
  return { latitude: coordinates[0], longitude: coordinates[1], zoom };
}

function middleOf(markers: readonly { coordinates: Coordinates }[]): Coordinates | undefined {
  if (markers.length === 0) return undefined;
  const middle = (axis: 0 | 1) => {
    const values = markers.map(({ coordinates }) => coordinates[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return [middle(0), middle(1)];
}

/** Flies there, or jumps for people who want less motion. */
export function moveTo(map: EngineMap, center: Position, zoom: number): void {
  const isStill = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
  map[isStill ? 'jumpTo' : 'flyTo']({ center, zoom });
}
