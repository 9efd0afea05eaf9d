import type { Shop } from '@zapovednik/api/content/calls/shop';
import { shopLink } from '@zapovednik/areas/content/routes';

/** A shop for search engines, as schema.org's PetStore. */
export const shopData = ({ CODE, NAME, PICTURE, CITY, ADDRESS, PHONE, COORDS, SCHEDULE }: Shop, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'PetStore',
  name: NAME,
  url: origin + shopLink(CODE),
  image: `${origin}${PICTURE}-1280.jpg`,
  telephone: PHONE,
  address: { '@type': 'PostalAddress', addressCountry: 'RU', addressLocality: CITY, streetAddress: ADDRESS },
  geo: { '@type': 'GeoCoordinates', latitude: COORDS[0], longitude: COORDS[1] },
  description: SCHEDULE,
});
