import { favouritesRoute } from '@zapovednik/areas/catalog/routes';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { useSearchParams } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { plural } from '@zapovednik/rules/format';
import { ErrorFallback, Pagination } from '@zapovednik/ui';
import { Spread } from '@zapovednik/ui/layout';
import { favouritesQuery } from '../../favourites/favourites-query';
import { listHref, readListAddress } from '../../list-address/list-address';
import { CardRowSkeleton } from '../../product-carousel/card-row';
import { ProductGrid } from '../../product-list/product-grid';
import { SortLinks } from '../../product-list/sort-links';
import { AddAll } from './add-all';
import { favouriteSorts, sortFavourites } from './favourite-sorts';
import styles from './favourites-page.module.css';
import { NoFavourites } from './no-favourites';

/** Favourites per page (FAV-08, LIM-19). */
const pageSize = 200;

/** The favourites of the signed-in customer, with the stock of this city, in any order (FAV-08). */
export function FavouriteList() {
  const { data, isError, isFetching, refetch } = useQuery(favouritesQuery(useApp()));
  const [query] = useSearchParams();
  if (!data) {
    return isError ? (
      <ErrorFallback title="Не удалось загрузить продукты" onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <CardRowSkeleton title="Избранное" />
    );
  }
  if (data.length === 0) return <NoFavourites />;
  const { page: asked, sort = 'added_desc' } = readListAddress(query);
  const products = sortFavourites(
    data.map(({ product }) => product),
    sort,
  );
  const pages = Math.ceil(products.length / pageSize);
  // The last page may no longer exist after hearts were removed.
  const page = Math.min(asked, pages);
  const inStock = products.filter(({ quantity }) => quantity > 0).length;
  const path = link(favouritesRoute);
  return (
    <>
      <Spread>
        <p className={styles.count}>
          {products.length} {plural(products.length, ['товар', 'товара', 'товаров'])}, в наличии {inStock}
        </p>
        <SortLinks options={favouriteSorts} active={sort} to={(next) => listHref(path, query, { sort: next })} />
      </Spread>
      {inStock > 0 && <AddAll products={products} />}
      <ProductGrid products={products.slice((page - 1) * pageSize, page * pageSize)} label="Избранные товары" leading />
      <Pagination page={page} pages={pages} to={(next) => listHref(path, query, { page: next })} />
    </>
  );
}
