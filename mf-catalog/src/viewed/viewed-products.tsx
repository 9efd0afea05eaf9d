import { useApp } from 'shared-contracts/app';
import type { viewedProducts } from 'shared-contracts/catalog/widgets';
import { useQuery } from 'shared-contracts/query';
import type { PropsOf } from 'shared-contracts/widgets';
import { CardRow } from '../product-carousel/card-row';
import { viewedQuery } from './viewed-query';

/**
 * What the visitor has looked at before (CAT-51); pages place it as the widget `viewed-products`. It is in the page only when there is
 * something to show: nobody has asked for it, so it has no skeleton and no error.
 */
export function ViewedProducts({ productId }: PropsOf<typeof viewedProducts>) {
  const { data = [] } = useQuery(viewedQuery(useApp(), productId));
  return <CardRow title="Вы смотрели" products={data} />;
}

export { ViewedProducts as Component };
