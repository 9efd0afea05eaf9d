import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { CardRow } from '../product-carousel/card-row';
import type { ViewedProps } from '../slots/slots';
import { viewedQuery } from './viewed-query';

/**
 * The products that the visitor has viewed (CAT-51). It has no skeleton and no error, because nothing is shown if there
 * are no products or they cannot be read.
 */
export function ViewedProducts({ productId }: ViewedProps) {
  const { data = [] } = useQuery(viewedQuery(useApp(), productId));
  return <CardRow title="Вы смотрели" products={data} />;
}
