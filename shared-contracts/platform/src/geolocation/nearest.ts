import type { Coordinates } from '@zapovednik/rules/format';

/** Kilometres of one degree of latitude. */
const DEGREE = 111.32;

/** Kilometres between two places of a city. */
export function kilometres(one: Coordinates, other: Coordinates): number {
  const narrow = Math.cos((one[0] * Math.PI) / 180);
  return DEGREE * Math.hypot(one[0] - other[0], (one[1] - other[1]) * narrow);
}

/** `1,2 км` */
export const formatDistance = (km: number): string =>
  `${km.toLocaleString('ru', { maximumFractionDigits: 1 })}\u00A0км`;

/** Something on a map; null: its location is unknown. */
interface Placed {
  readonly coordinates: Coordinates | null;
}

/** The points sorted by distance from a place. Points without coordinates come last. */
export const nearestFirst = <Point extends Placed>(points: readonly Point[], place: Coordinates): Point[] =>
  [...points].sort((one, other) => distance(one, place) - distance(other, place));

const distance = ({ coordinates }: Placed, place: Coordinates): number =>
  coordinates ? kilometres(coordinates, place) : Number.POSITIVE_INFINITY;
