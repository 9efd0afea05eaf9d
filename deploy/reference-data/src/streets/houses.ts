import type { Coordinates, Street } from '../city-map/city-map';
import { mappedCity } from './cities';

/** A house of a street, with its location. */
export interface House {
  readonly street: Street;
  /** "12", "12А" */
  readonly number: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly postalCode: string;
}

/** The distance of a house from the middle of its street, in degrees: about thirty metres. */
const ASIDE = 0.0003;

/** Rounded coordinates. Six digits are about ten centimetres. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** Always the same number for the same text. Numbers are evenly distributed. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const sign of text) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** The point at a share (0 to 1) of a line's length, and the direction of the line there. */
function along(line: readonly Coordinates[], share: number): { at: Coordinates; direction: Coordinates } {
  const pieces = line.slice(1).map((to, index) => {
    const from = line[index] ?? to;
    const direction: Coordinates = [to[0] - from[0], to[1] - from[1]];
    return { from, direction, length: Math.hypot(...direction) };
  });
  let left = share * pieces.reduce((sum, { length }) => sum + length, 0);
  const last = pieces.at(-1);
  const piece = pieces.find(({ length }) => {
    if (left <= length) return true;
    left -= length;
    return false;
  });
  const { from, direction, length } = piece ?? last ?? { from: [0, 0] as const, direction: [0, 0] as const, length: 1 };
  const part = piece ? left / length : 1;
  return {
    at: [from[0] + part * direction[0], from[1] + part * direction[1]],
    direction: [direction[0] / length, direction[1] / length],
  };
}

/** Houses near each other have the same post office. */
function postalCodeAt(cityId: number, latitude: number, longitude: number): string {
  const { postalCodes } = mappedCity(cityId);
  const quarter = `${Math.round(latitude * 60)}/${Math.round(longitude * 35)}`;
  return postalCodes[hash(quarter) % postalCodes.length] ?? '';
}

/** The location of a number on its street. Odd numbers are on one side, and even ones on the other. */
export function houseAt(street: Street, number: string): House {
  const whole = Number.parseInt(number, 10);
  const { at, direction } = along(street.line, Math.min(whole / street.lastHouse, 1));
  const side = (whole % 2 === 0 ? ASIDE : -ASIDE) * (/\p{L}/u.test(number) ? 2 : 1);
  const latitude = rounded(at[0] + side * direction[1]);
  const longitude = rounded(at[1] - side * direction[0]);
  return { street, number, latitude, longitude, postalCode: postalCodeAt(street.cityId, latitude, longitude) };
}

/** The numbers of a street's houses in order: some are missing, some also exist with a letter. */
export function houseNumbers(street: Street): string[] {
  return Array.from({ length: street.lastHouse }, (_, index) => index + 1).flatMap((number) => {
    const lot = hash(`${street.id}/${number}`) % 16;
    if (lot < 2 && number !== street.lastHouse) return [];
    return lot === 15 ? [`${number}`, `${number}А`] : [`${number}`];
  });
}

/** Every house of a street in the order of the numbers. */
export const housesOf = (street: Street): House[] => houseNumbers(street).map((number) => houseAt(street, number));
