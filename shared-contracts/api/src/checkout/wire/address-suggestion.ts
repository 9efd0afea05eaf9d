import * as z from 'zod/mini';
import { coords } from '../../field';

const known = z._default(z.nullable(z.string()), null);

/** The parts of an address, under DaData's own names; null if the address does not have the part. */
const addressParts = z.object({
  postal_code: known,
  region_with_type: known,
  city: known,
  settlement: known,
  /** "Малышева", "ул Малышева", "улица" */
  street: known,
  street_with_type: known,
  street_type_full: known,
  /** Identifies the street in a request for its houses. */
  street_fias_id: known,
  house: known,
  /** "к" or "стр"; its number is in the next field. */
  block_type: known,
  block: known,
  flat: known,
  geo_lat: known,
  geo_lon: known,
});

export const addressSuggestion = z.object({
  /** The displayed text. */
  value: z.string(),
  /** With region and postcode. */
  unrestricted_value: z.string(),
  data: addressParts,
});
export type AddressSuggestionAnswer = z.infer<typeof addressSuggestion>;

/** Best match first; empty if nothing is found. */
export const suggestionList = z.object({ suggestions: z.array(addressSuggestion) });

/** The address of a click on the map (DEL-54, DEL-55); unknown parts are ''. */
export const geocodedAddress = z.object({
  city: z.string(),
  street: z.string(),
  house: z.string(),
  postal_code: z.string(),
  coords: z.union([coords, z.literal('')]),
  /** The address in one line. */
  text: z.string(),
});
export type GeocodedAddressAnswer = z.infer<typeof geocodedAddress>;
