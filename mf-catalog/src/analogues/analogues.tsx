import { useApp } from 'shared-contracts/app';
import type { analogues } from 'shared-contracts/catalog/widgets';
import { useQuery } from 'shared-contracts/query';
import type { PropsOf } from 'shared-contracts/widgets';
import { CardRow, CardRowSkeleton } from '../product-carousel/card-row';
import { analoguesQuery } from './analogues-query';

const TITLE = 'Похожие товары';

/** What can take the place of a product, as a row of cards. A row that fails is left out: nobody has asked for it. */
export function Analogues({ productId }: PropsOf<typeof analogues>) {
  const { data, isError } = useQuery(analoguesQuery(useApp(), productId));
  if (data) return <CardRow title={TITLE} products={data} />;
  return isError ? null : <CardRowSkeleton title={TITLE} />;
}

export { Analogues as Component };
