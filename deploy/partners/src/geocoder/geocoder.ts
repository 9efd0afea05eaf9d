import { mappedCity } from 'deploy-reference-data/streets/cities';
import type { House } from 'deploy-reference-data/streets/houses';
import { nearestHouses } from 'deploy-reference-data/streets/nearest';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { findHouses } from './find-houses';

const asking = z.object({
  apikey: z.optional(z.string()),
  /** "lon,lat", or an address in words. */
  geocode: z.string().check(z.minLength(1), z.maxLength(300)),
  format: z.literal('json'),
  sco: z._default(z.enum(['longlat', 'latlong']), 'longlat'),
  results: z._default(z.pipe(z.string(), z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(50)))), 10),
});

/** Maximum distance of a house from a click, in metres. */
const REACH = 300;

/** Addresses that simulate errors of the service. */
const trouble: Readonly<Record<string, number>> = { отказ: 403, сбой: 500 };

/**
 * The maps' geocoder with Yandex's API (HTTP Geocoder, 1.x, JSON): converts coordinates to an address and back. The key is `sandbox`.
 */
export async function geocoder(app: FastifyInstance): Promise<void> {
  app.get('/1.x', ({ query }, reply) => {
    const given = asking.safeParse(query);
    if (!given.success)
      return reply.code(400).send({ statusCode: 400, error: 'Bad Request', message: 'Wrong parameters' });
    const { apikey, geocode, sco, results } = given.data;
    if (apikey !== 'sandbox')
      return reply.code(403).send({ statusCode: 403, error: 'Forbidden', message: 'Invalid key' });
    const status = trouble[geocode.toLowerCase()];
    if (status) return reply.code(status).send({ statusCode: status, error: 'Refused', message: 'Played' });
    const pair = /^(-?\d+(?:\.\d+)?)[,\s]+(-?\d+(?:\.\d+)?)$/.exec(geocode.trim());
    const [first, second] = pair ? [Number(pair[1]), Number(pair[2])] : [];
    if (first === undefined || second === undefined) return collection(geocode, findHouses(geocode, results));
    const place = sco === 'longlat' ? ([second, first] as const) : ([first, second] as const);
    return collection(
      geocode,
      nearestHouses(place, REACH, results).map(({ house }) => house),
    );
  });
}

const collection = (request: string, houses: readonly House[]) => ({
  response: {
    GeoObjectCollection: {
      metaDataProperty: { GeocoderResponseMetaData: { request, found: String(houses.length) } },
      featureMember: houses.map((house) => ({ GeoObject: objectOf(house) })),
    },
  },
});

function objectOf({ street, number, latitude, longitude, postalCode }: House) {
  const { name: city, region } = mappedCity(street.cityId);
  const formatted = ['Россия', ...(region === city ? [] : [region]), city, street.fullName, number].join(', ');
  const component = (kind: string, name: string) => ({ kind, name });
  return {
    metaDataProperty: {
      GeocoderMetaData: {
        precision: 'exact',
        kind: 'house',
        text: formatted,
        Address: {
          country_code: 'RU',
          formatted,
          postal_code: postalCode,
          Components: [
            component('country', 'Россия'),
            component('province', region),
            component('locality', city),
            component('street', street.fullName),
            component('house', number),
          ],
        },
      },
    },
    name: `${street.fullName}, ${number}`,
    description: `${city}, Россия`,
    Point: { pos: `${longitude} ${latitude}` },
  };
}
