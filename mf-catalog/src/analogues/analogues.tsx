import type { analogues } from '@zapovednik/areas/catalog/widgets';
import type { PropsOf } from '@zapovednik/areas/widgets';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { CardRow, CardRowSkeleton } from '../product-carousel/card-row';
import { analoguesQuery } from './analogues-query';

const TITLE = 'Похожие товары';

/**
 * Products that can replace this one, as a row of cards. If they cannot be read, the row is left out without a message.
 */
export function Analogues({ productId }: PropsOf<typeof analogues>) {
  const { data, isError } = useQuery(analoguesQuery(useApp(), productId));
  if (data) return <CardRow title={TITLE} products={data} />;
  return isError ? null : <CardRowSkeleton title={TITLE} />;
}

export { Analogues as Component };
