/** A street of the drawn map: a straight line from its first house to its last. */
export interface StreetFacts {
  name: string;
  /** Latitude and longitude. */
  from: readonly [number, number];
  to: readonly [number, number];
  lastHouse: number;
}
