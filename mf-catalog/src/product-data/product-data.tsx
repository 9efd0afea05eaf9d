import type { ProductDetail } from '@zapovednik/api/catalog/models/product-detail';
import type { Review } from '@zapovednik/api/catalog/models/review';
import { productLink } from '@zapovednik/areas/catalog/routes';
import { useApp } from '@zapovednik/platform/app';
import { scriptJson } from '@zapovednik/ui';
import { offerTerms } from './offer-terms';
import { reviewData } from './review-data';

interface ProductDataProps {
  product: ProductDetail;
  /** The reviews that the page shows first. */
  reviews: readonly Review[];
}

/** The schema.org Product for search engines, with the same offer, rating, reviews and terms as the page shows (CAT-50). */
export function ProductData({ product, reviews }: ProductDataProps) {
  const { origin, city } = useApp();
  const { name, lead, brand, price, quantity, pictures, article, barCode, code } = product;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description: lead,
    image: pictures.map((picture) => `${origin}${picture}-960.jpg`),
    sku: article.value,
    gtin13: barCode.value,
    brand: { '@type': 'Brand', name: brand.name },
    ...reviewData(product, reviews),
    offers: {
      '@type': 'Offer',
      url: origin + productLink(code),
      price: price.current,
      priceCurrency: 'RUB',
      availability: `https://schema.org/${quantity > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      ...offerTerms(product, city.name),
    },
  };
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of a script; scriptJson escapes what could end it
      dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
    />
  );
}
