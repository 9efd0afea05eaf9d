import type { ListItem } from '@zapovednik/api/catalog/models/product';
import type { ProductDetail } from '@zapovednik/api/catalog/models/product-detail';
import { useApp } from '@zapovednik/platform/app';
import { type UseQueryResult, useQuery } from '@zapovednik/platform/query';
import { CardRow, CardRowSkeleton } from '../../product-carousel/card-row';
import { brandProductsQuery, buyWithQuery } from '../../products/product-query';

/** Products that are bought together with this one (PRD-35). */
export function BoughtWith({ productId }: { productId: number }) {
  return <Row title="С этим товаром покупают" read={useQuery(buyWithQuery(useApp(), productId))} />;
}

/** Other goods of the product's brand (PRD-38). */
export function OfBrand({ product }: { product: ProductDetail }) {
  const ofBrand = brandProductsQuery(useApp(), product);
  const read = useQuery({ ...ofBrand, select: ({ products }) => products });
  return <Row title={`Ещё от ${product.brand.name}`} read={read} />;
}

interface RowProps {
  title: string;
  read: Pick<UseQueryResult<readonly ListItem[]>, 'data' | 'isError'>;
}

/** In the document, or read after the product is shown. A row that cannot be read is left out without a message. */
function Row({ title, read: { data, isError } }: RowProps) {
  if (data) return <CardRow title={title} products={data} />;
  return isError ? null : <CardRowSkeleton title={title} />;
}
