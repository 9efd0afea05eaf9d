import type { boughtWith } from '@zapovednik/areas/catalog/widgets';
import type { PropsOf } from '@zapovednik/areas/widgets';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { useState } from 'react';
import { boughtWithSeveralQuery } from './bought-with-several-query';
import { CardRow, CardRowSkeleton } from './card-row';

/**
 * Products that are bought together with several others; other areas use it as the widget `bought-with`. The row does
 * not change when one of its products is added, so that cards do not move under the pointer.
 */
export function BoughtWithSeveral({ title, productIds }: PropsOf<typeof boughtWith>) {
  const [first] = useState(productIds);
  const { data, isError } = useQuery(boughtWithSeveralQuery(useApp(), first));
  if (data) return <CardRow title={title} products={data} />;
  // A failed recommendation is left out without a message.
  return isError ? null : <CardRowSkeleton title={title} />;
}

export { BoughtWithSeveral as Component };
