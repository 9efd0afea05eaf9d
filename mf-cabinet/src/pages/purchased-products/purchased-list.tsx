import { cabinetPurchasedRoute } from '@zapovednik/areas/cabinet/routes';
import { catalogRoute } from '@zapovednik/areas/catalog/routes';
import { useApp } from '@zapovednik/platform/app';
import { listKeys, onPage } from '@zapovednik/platform/list-address';
import { useQuery } from '@zapovednik/platform/query';
import { useSearchParams } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { formatDay } from '@zapovednik/rules/dates';
import { plural } from '@zapovednik/rules/format';
import { EmptyState, ErrorFallback, LinkButton, Pagination } from '@zapovednik/ui';
import { Spread } from '@zapovednik/ui/layout';
import { GoodsLine, GoodsList, GoodsSkeleton } from '../../goods/goods-line';
import { ChoiceLinks } from '../../list/choice-links';
import { usePersonalApp } from '../../person/use-personal-app';
import styles from './purchased-page.module.css';
import { purchasedListOf, purchasedQuery, purchasedSorts } from './purchased-query';

const path = link(cabinetPurchasedRoute);

/**
 * The products that the customer bought, each once, with the current price; one click adds a product to the cart again
 * (CAB-16).
 */
export function PurchasedList() {
  const { today } = useApp().city;
  const [query] = useSearchParams();
  const { page, sort } = purchasedListOf(query);
  const { data, isError, isFetching, isFetchedAfterMount, refetch } = useQuery(
    purchasedQuery(usePersonalApp(), { page, sort }),
  );
  if (!data) {
    return isError && isFetchedAfterMount ? (
      <ErrorFallback title="Не удалось загрузить покупки" onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <GoodsSkeleton lines={5} />
    );
  }
  const { products, productCount, pageCount } = data;
  const sortOf = (next: string) => (next === purchasedSorts[0].sort ? undefined : next);
  if (productCount === 0) return <NothingBought />;
  return (
    <>
      <Spread>
        <p className={styles.count}>
          {productCount} {plural(productCount, ['товар', 'товара', 'товаров'])}
        </p>
        <ChoiceLinks
          label="Сортировка"
          options={purchasedSorts.map((option) => ({
            title: option.label,
            to: link(cabinetPurchasedRoute, {}, { [listKeys.sort]: sortOf(option.sort) }),
            isCurrent: option.sort === sort,
          }))}
        />
      </Spread>
      {products.length > 0 ? (
        <GoodsList label="Купленные товары">
          {products.map(({ product, boughtOn }) => (
            <GoodsLine key={product.id} product={product}>
              <p>Последняя покупка {formatDay(boughtOn, today)}</p>
              {product.cityQuantity <= 0 && <p>Сейчас нет в наличии</p>}
            </GoodsLine>
          ))}
        </GoodsList>
      ) : (
        <EmptyState title="На этой странице пусто" action={<LinkButton to={path}>К началу списка</LinkButton>} />
      )}
      <Pagination
        page={page}
        pages={pageCount}
        to={(next) => link(cabinetPurchasedRoute, {}, { [listKeys.sort]: sortOf(sort), ...onPage(next) })}
      />
    </>
  );
}

const NothingBought = () => (
  <div className={styles.empty}>
    <EmptyState
      title="Здесь соберётся всё, что вы покупали"
      text="Чтобы не искать любимый корм заново: после первого заказа его можно будет повторить одним нажатием."
      action={
        <LinkButton variant="primary" to={link(catalogRoute)}>
          В каталог
        </LinkButton>
      }
    />
  </div>
);
