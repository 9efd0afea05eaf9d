import type { Shop } from '@zapovednik/api/content/models/shop';
import { shopLink } from '@zapovednik/areas/content/routes';
import { openingHoursData, postalAddress } from '@zapovednik/rules/places';

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
  address: postalAddress(address, city),
  geo: { '@type': 'GeoCoordinates', latitude: coordinates[0], longitude: coordinates[1] },
  openingHoursSpecification: openingHoursData(schedule),
});
