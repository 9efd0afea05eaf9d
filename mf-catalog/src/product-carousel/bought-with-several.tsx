import type { boughtWith } from '@zapovednik/areas/catalog/widgets';
import type { PropsOf } from '@zapovednik/areas/widgets';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { useState } from 'react';
import { boughtWithSeveralQuery } from './bought-with-several-query';
import { CardRow, CardRowSkeleton } from './card-row';

/**
 * What is bought together with several products; other areas use it as the widget `bought-with`. The row stays as it is when one of
 * its products is added: cards do not move under the pointer.
 */
export function BoughtWithSeveral({ title, productIds }: PropsOf<typeof boughtWith>) {
  const [first] = useState(productIds);
  const { data, isError } = useQuery(boughtWithSeveralQuery(useApp(), first));
  if (data) return <CardRow title={title} products={data} />;
  // A recommendation that fails is left out: nobody has asked for it.
  return isError ? null : <CardRowSkeleton title={title} />;
}

export { BoughtWithSeveral as Component };
