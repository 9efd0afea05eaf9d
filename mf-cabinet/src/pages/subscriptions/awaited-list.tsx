import { cabinetSubscriptionsRoute } from '@zapovednik/areas/cabinet/routes';
import { catalogRoute, favouritesRoute } from '@zapovednik/areas/catalog/routes';
import { onPage, pageOf } from '@zapovednik/platform/list-address';
import { useQuery } from '@zapovednik/platform/query';
import { Link, useSearchParams } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { EmptyState, ErrorFallback, LinkButton, Pagination } from '@zapovednik/ui';
import { GoodsList, GoodsSkeleton } from '../../goods/goods-line';
import { usePersonalApp } from '../../person/use-personal-app';
import { AwaitedLine } from './awaited-line';
import { awaitedQuery } from './awaited-query';
import styles from './subscriptions-page.module.css';

/** The customer's subscriptions, each with «Отписаться» and an undo button. */
export function AwaitedList() {
  const [query] = useSearchParams();
  const page = pageOf(query);
  const { data, isError, isFetching, isFetchedAfterMount, refetch } = useQuery(awaitedQuery(usePersonalApp(), page));
  if (!data) {
    return isError && isFetchedAfterMount ? (
      <ErrorFallback title="Не удалось загрузить подписки" onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <GoodsSkeleton lines={3} />
    );
  }
  if (data.items.length === 0) return <NothingAwaited />;
  return (
    <>
      <p className={styles.lead}>
        Как только товар появится, пришлём одно письмо. Отмеченные сердечком товары — в{' '}
        <Link to={link(favouritesRoute)}>избранном</Link>.
      </p>
      <GoodsList label="Жду поступления">
        {data.items.map((item) => (
          <AwaitedLine key={`${item.product.id} ${item.email}`} item={item} />
        ))}
      </GoodsList>
      <Pagination page={page} pages={data.pageCount} to={(next) => link(cabinetSubscriptionsRoute, {}, onPage(next))} />
    </>
  );
}

const NothingAwaited = () => (
  <div className={styles.empty}>
    <EmptyState
      title="Вы ничего не ждёте"
      text="Если товара нет в наличии, нажмите на его карточке «Подписаться»: мы напишем, когда он появится."
      action={
        <LinkButton variant="primary" to={link(catalogRoute)}>
          В каталог
        </LinkButton>
      }
    />
  </div>
);
