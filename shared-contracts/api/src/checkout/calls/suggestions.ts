import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { coords } from '../../field';
import { toAddressSuggestion, toGeocodedAddress } from '../models/address-suggestion';
import { geocodedAddress, suggestionList } from '../wire/address-suggestion';

/** Calls to third-party address services. The gateway answers them, because it has the services' tokens. */

const toSuggestions = ({ suggestions }: z.infer<typeof suggestionList>) => suggestions.map(toAddressSuggestion);

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
  model: toSuggestions,
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
  model: toSuggestions,
});

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
  model: toGeocodedAddress,
});
