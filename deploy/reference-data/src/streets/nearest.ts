import type { City, Coordinates } from '../city-map/city-map';
import { mappedPlaces } from './cities';
import { type House, housesOf } from './houses';

/** How far outside its streets a city still matches, in degrees. */
const MARGIN = 0.01;
const METRES_IN_DEGREE = 111_320;

const housesOfCity = new Map<number, readonly House[]>();

/** All houses of a city, computed on first use. */
function cityHouses(city: City): readonly House[] {
  const known = housesOfCity.get(city.id);
  if (known) return known;
  const houses = city.streets.flatMap(housesOf);
  housesOfCity.set(city.id, houses);
  return houses;
}

/** Metres between two locations, with enough precision within a city. */
export function metres([latitude, longitude]: Coordinates, [otherLatitude, otherLongitude]: Coordinates): number {
  const narrow = Math.cos((latitude * Math.PI) / 180);
  return METRES_IN_DEGREE * Math.hypot(otherLatitude - latitude, (otherLongitude - longitude) * narrow);
}

/** Whether a location is within the rectangle of a city's streets, or near it. */
function isAround({ streets }: City, place: Coordinates): boolean {
  const corners = streets.flatMap(({ line }) => line);
  return ([0, 1] as const).every((axis) => {
    const along = corners.map((corner) => corner[axis]);
    return place[axis] >= Math.min(...along) - MARGIN && place[axis] <= Math.max(...along) + MARGIN;
  });
}

/** Houses within `radius` metres of a location, the nearest first. */
export function nearestHouses(place: Coordinates, radius: number, count: number): { house: House; metres: number }[] {
  return mappedPlaces
    .filter((city) => isAround(city, place))
    .flatMap(cityHouses)
    .map((house) => ({ house, metres: metres(place, [house.latitude, house.longitude]) }))
    .filter((found) => found.metres <= radius)
    .sort((one, other) => one.metres - other.metres)
    .slice(0, count);
}
