import { roundTo } from './number';

/** Latitude and longitude in degrees. */
export type Coordinates = readonly [latitude: number, longitude: number];

/** Reads coordinates in the format of profiles, `"56.8519,60.6122"`; undefined if the text is not two numbers in range. */
export function parseCoordinates(text: string): Coordinates | undefined {
  const [, latitude, longitude] = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  const pair = [Number(latitude), Number(longitude)] as const;
  return Math.abs(pair[0]) <= 90 && Math.abs(pair[1]) <= 180 ? pair : undefined;
}

/** Whether two points are the same location: equal to 3 decimals, about 100 m (LIM-45, DEL-69). */
export const sameCoordinates = (a: Coordinates, b: Coordinates): boolean =>
  roundTo(a[0], 3) === roundTo(b[0], 3) && roundTo(a[1], 3) === roundTo(b[1], 3);
