import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { coords } from '../../field';

/** Calls to third-party address services. The gateway answers them, because it holds the services' tokens. */

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

const addressSuggestion = z.object({
  /** The displayed text. */
  value: z.string(),
  /** With region and postcode. */
  unrestricted_value: z.string(),
  data: addressParts,
});
export type AddressSuggestion = z.infer<typeof addressSuggestion>;

/** Best match first; empty if nothing is found. */
export const suggestionList = z.object({ suggestions: z.array(addressSuggestion) });

const name = z.optional(z.string().check(z.maxLength(100)));

/** Search areas: the result is in one of these. */
const place = z.object({ region: name, city: name, settlement: name, city_fias_id: name, street_fias_id: name });
const level = z.object({ value: z.enum(['region', 'area', 'city', 'settlement', 'street', 'house', 'flat']) });

/** A house search gives the street by its `street_fias_id` or in the query (VAL-14). */
export const suggestAddress = defineCall({
  id: 'suggestions.address',
  requirement: 'API-58',
  summary: 'Addresses that a text may mean, from one level to another: street to street, house to house',
  methods: ['POST'],
  path: '/suggest/address/',
  writes: false,
  body: z.object({
    query: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
    locations: z.optional(z.array(place).check(z.maxLength(10))),
    from_bound: z.optional(level),
    to_bound: z.optional(level),
    /** True: `value` does not repeat the parts given in `locations`. */
    restrict_value: z.optional(z.boolean()),
    count: z._default(z.int().check(z.minimum(1), z.maximum(20)), 10),
  }),
  answer: suggestionList,
});

export const geolocateAddress = defineCall({
  id: 'suggestions.geolocate',
  requirement: 'API-59',
  summary: 'Houses near a place, the nearest first',
  methods: ['POST'],
  path: '/geolocate/address/',
  writes: false,
  body: z.object({
    lat: z.number().check(z.minimum(-90), z.maximum(90)),
    lon: z.number().check(z.minimum(-180), z.maximum(180)),
    radius_meters: z._default(z.int().check(z.minimum(1), z.maximum(1000)), 100),
    count: z._default(z.int().check(z.minimum(1), z.maximum(20)), 10),
  }),
  answer: suggestionList,
});

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
export type GeocodedAddress = z.infer<typeof geocodedAddress>;

/** If nothing is found, all fields are '' (DEL-63). */
export const geocode = defineCall({
  id: 'geocoder.geocode',
  requirement: 'API-57',
  summary: 'The house at a place of the map, `coords`, or the place of a written address, `text`',
  path: '/geocode/',
  writes: false,
  query: z
    .object({
      coords: z.optional(coords),
      text: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(300))),
    })
    .check(z.refine(({ coords, text }) => (coords ?? text) !== undefined, 'Ожидаются coords или text')),
  answer: geocodedAddress,
});

/**
 * A district that the service does not know as a street: if the user types its name, this is added to the service's suggestions
 * (VAL-18). It is also the address that is shown until another one of the default city is known (DEL-70).
 */
export const LOCAL_SUGGESTION: AddressSuggestion = {
  value: 'мкр Светлый',
  unrestricted_value: 'Свердловская обл, г Екатеринбург, мкр Светлый',
  data: {
    postal_code: null,
    region_with_type: 'Свердловская обл',
    city: 'Екатеринбург',
    settlement: null,
    street: 'Светлый',
    street_with_type: 'мкр Светлый',
    street_type_full: 'микрорайон',
    street_fias_id: null,
    house: null,
    block_type: null,
    block: null,
    flat: null,
    geo_lat: '56.7668',
    geo_lon: '60.632',
  },
};

/** Whether a text starts with the name of the local district. */
export const asksForLocal = (text: string): boolean => text.trim().toLowerCase().startsWith('светлый');
