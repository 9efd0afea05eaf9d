import { cityFacts } from './city-facts';
import type { StreetFacts } from './street-facts';
import { streetsBeyondTheUrals } from './streets-beyond-the-urals';
import { streetsOfTheUrals } from './streets-of-the-urals';

export interface Street extends StreetFacts {
  id: number;
  cityId: number;
}

/** A house of a street, with the place it stands at. */
export interface House {
  streetId: number;
  number: string;
  latitude: number;
  longitude: number;
}

/** Coordinates as people print them: six digits are about ten centimetres. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

/** The house of a number that the street has; odd numbers stand on one side and even ones on the other. */
export function houseOf(street: Street, number: number): House {
  const share = number / street.lastHouse;
  const [fromLatitude, fromLongitude] = street.from;
  const [toLatitude, toLongitude] = street.to;
  const side = number % 2 === 0 ? 1 : -1;
  const width = 0.0003;
  const length = Math.hypot(toLatitude - fromLatitude, toLongitude - fromLongitude);
  return {
    streetId: street.id,
    number: String(number),
    latitude: rounded(
      fromLatitude + share * (toLatitude - fromLatitude) + (side * width * (toLongitude - fromLongitude)) / length,
    ),
    longitude: rounded(
      fromLongitude + share * (toLongitude - fromLongitude) - (side * width * (toLatitude - fromLatitude)) / length,
    ),
  };
}

export function streets(): Street[] {
  const facts = { ...streetsOfTheUrals, ...streetsBeyondTheUrals };
  return cityFacts.flatMap((city) =>
    (facts[city.id] ?? []).map((street, index) => ({ ...street, id: city.id * 100 + index + 1, cityId: city.id })),
  );
}

/** Every house of a street, in the order of the numbers. */
export function housesOf(street: Street): House[] {
  return Array.from({ length: street.lastHouse }, (_, index) => houseOf(street, index + 1));
}
