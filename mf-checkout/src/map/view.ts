import type { Coordinates } from '@zapovednik/rules/format';
import type { EngineMap, EngineView, Position } from './engine';

/** The centre of a map in a city whose centre is not known: Екатеринбург (LIM-01). */
const DEFAULT_CENTRE: Coordinates = [56.8519, 60.6122];

/** Zoom levels of the map: in the dialog and without a known centre, of a city, of one address (LIM-02 to LIM-04). */
export const MAP_ZOOM = { dialog: 10, city: 12, address: 16 } as const;

/** Milliseconds between the data and the map, and between a new focus and the movement (LIM-05). */
export const MAP_DELAY = 300;

/** A centre and a zoom. */
export interface MapFocus {
  readonly coordinates: Coordinates;
  readonly zoom: number;
}

/** Our coordinates start with the latitude, those of engines with the longitude. */
export const toPosition = ([latitude, longitude]: Coordinates): Position => [longitude, latitude];

/** The first focus of a map in the delivery dialog (LIM-02). */
export const dialogFocus = (centre: Coordinates | null | undefined): MapFocus => ({
  coordinates: centre ?? DEFAULT_CENTRE,
  zoom: MAP_ZOOM.dialog,
});

/** Pixels between the markers and the edge of a map that shows all of them. */
const PADDING = 56;

/** The first view of a map: its focus, else all markers, else the centre of the city, else the default centre. */
export function firstView(
  focus: MapFocus | null | undefined,
  markers: readonly { readonly coordinates: Coordinates }[],
  centre: Coordinates | null | undefined,
): EngineView {
  if (!focus && markers.length > 0) {
    return { bounds: boundsOf(markers), fitBoundsOptions: { padding: PADDING, maxZoom: MAP_ZOOM.address } };
  }
  const city = centre && { coordinates: centre, zoom: MAP_ZOOM.city };
  const { coordinates, zoom } = focus ?? city ?? dialogFocus(centre);
  return { latitude: coordinates[0], longitude: coordinates[1], zoom };
}

function boundsOf(markers: readonly { readonly coordinates: Coordinates }[]): [Position, Position] {
  const latitudes = markers.map(({ coordinates }) => coordinates[0]);
  const longitudes = markers.map(({ coordinates }) => coordinates[1]);
  return [
    [Math.min(...longitudes), Math.min(...latitudes)],
    [Math.max(...longitudes), Math.max(...latitudes)],
  ];
}

/** Flies there, or jumps if the visitor prefers reduced motion. */
export function moveTo(map: EngineMap, center: Position, zoom: number): void {
  const isStill = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
  map[isStill ? 'jumpTo' : 'flyTo']({ center, zoom });
}
