import type { GeocodedAddressAnswer } from '@zapovednik/api/checkout/wire/address-suggestion';
import * as z from 'zod/mini';
import { requestService } from './request-service';

/** An account of the geocoder. */
export interface GeocoderService {
  /** `https://geocode-maps.yandex.ru/1.x` */
  readonly url: string;
  readonly key: string;
}

const geoObject = z.object({
  metaDataProperty: z.object({
    GeocoderMetaData: z.object({
      text: z.string(),
      Address: z.object({
        postal_code: z.optional(z.string()),
        Components: z.array(z.object({ kind: z.string(), name: z.string() })),
      }),
    }),
  }),
  /** "longitude latitude" */
  Point: z.object({ pos: z.string().check(z.regex(/^-?[\d.]+ -?[\d.]+$/)) }),
});

const answer = z.object({
  response: z.object({
    GeoObjectCollection: z.object({ featureMember: z.array(z.object({ GeoObject: geoObject })) }),
  }),
});

const nowhere: GeocodedAddressAnswer = { city: '', street: '', house: '', postal_code: '', coords: '', text: '' };

/**
 * Yandex's HTTP Geocoder, 1.x, JSON: finds the house at coordinates, or the coordinates of an address.
 *
 * @param question Coordinates as "lat,lon", or an address in words.
 */
export async function requestGeocoder({ url, key }: GeocoderService, question: string): Promise<GeocodedAddressAnswer> {
  const address = new URL(`${url}/`);
  address.search = new URLSearchParams({
    apikey: key,
    geocode: question,
    format: 'json',
    sco: 'latlong',
    kind: 'house',
    results: '1',
    lang: 'ru_RU',
  }).toString();
  const { response } = await requestService(address, {}, answer);
  const [found] = response.GeoObjectCollection.featureMember;
  return found ? present(found.GeoObject) : nowhere;
}

function present({ metaDataProperty, Point }: z.infer<typeof geoObject>): GeocodedAddressAnswer {
  const { text, Address } = metaDataProperty.GeocoderMetaData;
  const part = (kind: string) => Address.Components.findLast((component) => component.kind === kind)?.name ?? '';
  const [longitude, latitude] = Point.pos.split(' ');
  return {
    city: part('locality'),
    street: part('street') || part('district'),
    house: part('house'),
    postal_code: Address.postal_code ?? '',
    coords: `${latitude},${longitude}`,
    text,
  };
}
