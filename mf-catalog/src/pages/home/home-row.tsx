import { selectionLink } from '@zapovednik/areas/catalog/routes';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { Link } from '@zapovednik/platform/router';
import { ErrorFallback } from '@zapovednik/ui';
import { ArrowRight } from '@zapovednik/ui/icons';
import { CardRow, CardRowSkeleton } from '../../product-carousel/card-row';
import { listTitles } from '../../product-carousel/product-lists';
import { productsFailed } from '../../products/page-query';
import { homeListsQuery, type HomeRow as Row } from './home-lists';

/** A row of the home page, with a link to its whole list. */
export function HomeRow({ list }: Pick<Row, 'list'>) {
  const { data, isFetchedAfterMount, isFetching, refetch } = useQuery(homeListsQuery(useApp()));
  const title = listTitles[list];
  const row = data?.find((one) => one.list === list);
  if (row?.products)
    return (
      <CardRow
        title={title}
        products={row.products}
        more={
          <Link to={selectionLink(list)} aria-label={`Смотреть все: ${title}`}>
            Смотреть все <ArrowRight />
          </Link>
        }
      />
    );
  // A read that failed on the server is retried in the browser, so both start with the same skeleton.
  if (isFetchedAfterMount && !isFetching)
    return <ErrorFallback title={productsFailed} onRetry={() => void refetch()} busy={isFetching} />;
  return <CardRowSkeleton title={title} />;
}
