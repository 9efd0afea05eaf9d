import type { Shop } from '@zapovednik/api/content/models/shop';
import { shopLink } from '@zapovednik/areas/content/routes';

/** A shop for search engines, as a schema.org PetStore. */
export const shopData = (
  { code, name, picture, city, address, phone, coordinates, schedule }: Shop,
  origin: string,
) => ({
  '@context': 'https://schema.org',
  '@type': 'PetStore',
  name,
  url: origin + shopLink(code),
  image: `${origin}${picture}-1280.jpg`,
  telephone: phone,
  address: { '@type': 'PostalAddress', addressCountry: 'RU', addressLocality: city, streetAddress: address },
  geo: { '@type': 'GeoCoordinates', latitude: coordinates[0], longitude: coordinates[1] },
  description: schedule,
});
