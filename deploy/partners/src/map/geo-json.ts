import type { Coordinates, Street } from 'deploy-reference-data/city-map/city-map';
import { drawnLakes, drawnParks, drawnRivers } from 'deploy-reference-data/nature/nature';
import { mappedCities, mappedPlaces } from 'deploy-reference-data/streets/cities';

/** GeoJSON has the longitude first. Five digits are about a metre. */
const position = ([latitude, longitude]: Coordinates) => [rounded(longitude), rounded(latitude)];
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

const feature = (type: string, coordinates: unknown, properties: Readonly<Record<string, string | number>>) => ({
  type: 'Feature',
  geometry: { type, coordinates },
  properties,
});
const collection = (features: readonly object[]) => ({ type: 'FeatureCollection', features });
const line = (corners: readonly Coordinates[]) => corners.map(position);

/** Avenues, highways and the longest streets are wider, and visible at lower zoom levels. */
const isMain = ({ type, lastHouse }: Street) => (type !== 'ул' && type !== 'мкр') || lastHouse > 120;

/** The streets of every drawn place. */
export const streetsJson = () =>
  collection(
    mappedPlaces.flatMap(({ streets }) =>
      streets.map((street) =>
        feature('LineString', line(street.line), { name: street.fullName, kind: isMain(street) ? 'main' : 'side' }),
      ),
    ),
  );

/** Rivers, lakes and parks. */
export const natureJson = () =>
  collection([
    ...drawnRivers.map(({ name, width, line: corners }) =>
      feature('LineString', line(corners), { name, width, kind: 'river' }),
    ),
    ...drawnLakes.map(({ name, outline }) => feature('Polygon', [line(outline)], { name, kind: 'lake' })),
    ...drawnParks.map(({ name, outline }) => feature('Polygon', [line(outline)], { name, kind: 'park' })),
  ]);

/** The names of cities and towns. */
export const placesJson = () =>
  collection(
    mappedPlaces.map((place) =>
      feature('Point', position(place.centre), {
        name: place.name,
        kind: mappedCities.includes(place) ? 'city' : 'town',
      }),
    ),
  );
