import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { CardRow } from '../product-carousel/card-row';
import type { ViewedProps } from '../slots/slots';
import { viewedQuery } from './viewed-query';

/**
 * What the visitor has looked at before (CAT-51). It is in the page only when there is something to show: nobody has asked for it, so
 * it has no skeleton and no error.
 */
export function ViewedProducts({ productId }: ViewedProps) {
  const { data = [] } = useQuery(viewedQuery(useApp(), productId));
  return <CardRow title="Вы смотрели" products={data} />;
}
