import type { productCarousel } from '@zapovednik/areas/catalog/widgets';
import type { PropsOf } from '@zapovednik/areas/widgets';
import { type AppContext, useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { ErrorFallback } from '@zapovednik/ui';
import { CardRow, CardRowSkeleton } from './card-row';
import { listQuery } from './list-query';

/** One of the predefined product lists as a carousel; other areas use it as the widget `product-carousel`. */
export function ProductCarousel({ title, list, section }: PropsOf<typeof productCarousel>) {
  const { data, isFetchedAfterMount, isError, isFetching, refetch } = useQuery(listQuery(useApp(), list, section));
  if (data) return <CardRow title={title} products={data} />;
  // A read that failed on the server is retried in the browser, so both start with the same skeleton.
  if (isError && isFetchedAfterMount) {
    return <ErrorFallback title="Не удалось загрузить продукты" onRetry={() => void refetch()} busy={isFetching} />;
  }
  return <CardRowSkeleton title={title} />;
}

/** Reads the list for the first render. */
export const load = (app: AppContext, { list, section }: Pick<PropsOf<typeof productCarousel>, 'list' | 'section'>) =>
  app.query.ensureQueryData(listQuery(app, list, section));

export { ProductCarousel as Component };
