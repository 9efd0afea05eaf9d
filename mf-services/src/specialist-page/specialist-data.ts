import type { Salon, Specialist } from '@zapovednik/api/services/calls/salon';
import { postalAddress } from '@zapovednik/rules/places';

interface SpecialistDataOptions {
  readonly specialist: Specialist;
  readonly salon: Salon | undefined;
  /** The absolute address of the page. */
  readonly url: string;
  /** Of the storefront. */
  readonly origin: string;
}

/** A specialist for search engines, as a schema.org Person. */
export const specialistData = ({ specialist, salon, url, origin }: SpecialistDataOptions): object => ({
  '@context': 'https://schema.org',
  '@type': 'Person',
  name: specialist.name,
  jobTitle: specialist.position,
  description: specialist.about,
  url,
  image: `${origin}${specialist.picture}-1280.jpg`,
  ...(salon && {
    worksFor: {
      '@type': 'LocalBusiness',
      name: `«Заповедник», ${salon.name}`,
      telephone: salon.phone,
      address: postalAddress(salon.address, salon.city),
    },
  }),
});
