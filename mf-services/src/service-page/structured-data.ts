import type { Salon, SalonService, ServiceKind, ServiceReviews } from '@zapovednik/api/services/calls/salon';
import { openingHoursData, postalAddress } from '@zapovednik/rules/places';

interface StructuredDataOptions {
  readonly kind: ServiceKind;
  readonly heading: string;
  /** The absolute address of the page. */
  readonly url: string;
  /** The absolute address of its picture. */
  readonly image: string;
  readonly salons: readonly Salon[];
  readonly services: readonly SalonService[];
  readonly reviews: ServiceReviews | undefined;
}

/** The salons as places with addresses, and the services with their lowest prices, for search engines (schema.org). */
export function serviceData({ kind, heading, url, image, salons, services, reviews }: StructuredDataOptions): object[] {
  const places = salons.map((salon) => ({
    '@context': 'https://schema.org',
    '@type': kind === 'vet' ? 'VeterinaryCare' : 'LocalBusiness',
    '@id': `${url}#salon-${salon.id}`,
    name: `«Заповедник», ${salon.name}`,
    url,
    image,
    telephone: salon.phone,
    address: postalAddress(salon.address, salon.city),
    openingHoursSpecification: openingHoursData(salon.schedule ?? ''),
    geo: { '@type': 'GeoCoordinates', latitude: salon.coords[0], longitude: salon.coords[1] },
  }));
  const offers = services.map(({ name, description, prices }) => ({
    '@type': 'Offer',
    priceCurrency: 'RUB',
    price: Math.min(...prices.map(({ price }) => price)),
    itemOffered: { '@type': 'Service', name, description },
  }));
  if (offers.length === 0) return places;
  const service = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: heading,
    url,
    provider: { '@type': 'Organization', name: 'Заповедник' },
    ...(salons[0] && { areaServed: salons[0].city }),
    hasOfferCatalog: { '@type': 'OfferCatalog', name: 'Услуги и цены', itemListElement: offers },
    ...(reviews &&
      reviews.count > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: reviews.average, reviewCount: reviews.count },
      }),
  };
  return [...places, service];
}
