import { useApp } from 'shared-contracts/app';
import type { ProductDetail } from 'shared-contracts/catalog/calls/product';
import { productLink } from 'shared-contracts/catalog/routes';
import { breadcrumbList, type Crumb, Metadata } from 'shared-contracts/ui';

interface ProductMetadataProps {
  product: ProductDetail;
  crumbs: readonly Crumb[];
}

/** Metadata of a product for search engines and shared links: title, description, offer, breadcrumbs (CAT-50). */
export function ProductMetadata({ product, crumbs }: ProductMetadataProps) {
  const { origin } = useApp();
  const url = origin + productLink(product.code);
  return (
    <Metadata
      type="product"
      title={product.seo.meta_title || product.name}
      description={product.seo.meta_description}
      canonical={url}
      image={`${origin}${product.detail_picture}-960.jpg`}
      data={[productData(product, url, origin), breadcrumbList([...crumbs, { title: product.name }], origin)]}
    />
  );
}

/** The schema.org Product with its offer. */
const productData = (
  { name, preview_text, brand, price, quantity, properties }: ProductDetail,
  url: string,
  origin: string,
) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name,
  description: preview_text,
  image: properties.more_photo.value.map((picture) => `${origin}${picture}-960.jpg`),
  sku: properties.cml2_article.value,
  gtin13: properties.cml2_bar_code.value,
  brand: { '@type': 'Brand', name: brand.name },
  offers: {
    '@type': 'Offer',
    url,
    price: price.discount_price,
    priceCurrency: price.currency,
    availability: `https://schema.org/${quantity > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
  },
});
