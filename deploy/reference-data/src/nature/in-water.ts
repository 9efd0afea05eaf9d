import type { Coordinates } from '../city-map/city-map';
import { drawnLakes, drawnRivers } from './nature';

const METRES_IN_DEGREE = 111_320;
/** Metres between a house and the water. */
const BANK = 5;

/** Whether a place is in a drawn river or lake: the demonstration data is checked with it. */
export const isInWater = (place: Coordinates): boolean =>
  drawnLakes.some(({ outline }) => isInside(place, outline)) ||
  drawnRivers.some(({ width, line }) => metresTo(line, place) < width / 2 + BANK);

const pairs = (line: readonly Coordinates[]) =>
  line.slice(1).flatMap((to, index): [Coordinates, Coordinates][] => {
    const from = line[index];
    return from ? [[from, to]] : [];
  });

/** An outline contains a place if a ray from it crosses the edge an odd number of times. */
const isInside = ([latitude, longitude]: Coordinates, outline: readonly Coordinates[]): boolean =>
  pairs(outline).filter(
    ([from, to]) =>
      from[0] > latitude !== to[0] > latitude &&
      longitude < from[1] + ((to[1] - from[1]) * (latitude - from[0])) / (to[0] - from[0]),
  ).length %
    2 ===
  1;

function metresTo(line: readonly Coordinates[], place: Coordinates): number {
  const narrow = Math.cos((place[0] * Math.PI) / 180);
  /** Metres to the north and to the east of the place. */
  const seen = ([latitude, longitude]: Coordinates) =>
    [(latitude - place[0]) * METRES_IN_DEGREE, (longitude - place[1]) * narrow * METRES_IN_DEGREE] as const;
  const distances = pairs(line).map(([from, to]) => {
    const [north, east] = seen(from);
    const [endNorth, endEast] = seen(to);
    const [up, right] = [endNorth - north, endEast - east];
    const nearest = -(north * up + east * right) / (up * up + right * right);
    const share = Math.max(0, Math.min(1, nearest));
    return Math.hypot(north + share * up, east + share * right);
  });
  return Math.min(...distances);
}
