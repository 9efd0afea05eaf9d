import type { analogues } from '@zapovednik/areas/catalog/widgets';
import type { PropsOf } from '@zapovednik/areas/widgets';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
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
