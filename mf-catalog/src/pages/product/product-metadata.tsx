import type { ProductDetail } from '@zapovednik/api/catalog/models/product-detail';
import { productLink } from '@zapovednik/areas/catalog/routes';
import { useApp } from '@zapovednik/platform/app';
import { breadcrumbList, type Crumb, Metadata } from '@zapovednik/ui';

interface ProductMetadataProps {
  product: ProductDetail;
  crumbs: readonly Crumb[];
}

/** Metadata of a product for search engines and shared links: title, description, breadcrumbs (CAT-50). `ProductData` has the offer. */
export function ProductMetadata({ product, crumbs }: ProductMetadataProps) {
  const { origin } = useApp();
  const url = origin + productLink(product.code);
  return (
    <Metadata
      type="product"
      title={product.seo.title || product.name}
      description={product.seo.description}
      canonical={url}
      card={`product-${product.id}`}
      data={[breadcrumbList([...crumbs, { title: product.name }], origin)]}
    />
  );
}
