import { pageOf } from '@zapovednik/platform/list-address';
import { useQuery } from '@zapovednik/platform/query';
import { useSearchParams } from '@zapovednik/platform/router';
import { ErrorFallback, Skeleton } from '@zapovednik/ui';
import { usePersonalApp } from '../../person/use-personal-app';
import { BonusCard } from './bonus-card';
import { BonusChart } from './bonus-chart';
import styles from './bonuses.module.css';
import { bonusesQuery } from './bonuses-query';
import { Movements } from './movements';

/** The card with the balance, the last twelve months, and all changes of the balance. */
export function BonusAccount() {
  const [query] = useSearchParams();
  const page = pageOf(query);
  const { data, isError, isFetching, isFetchedAfterMount, refetch } = useQuery(bonusesQuery(usePersonalApp(), page));
  if (!data) {
    return isError && isFetchedAfterMount ? (
      <ErrorFallback title="Не удалось загрузить бонусы" onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <AccountSkeleton />
    );
  }
  const { balance, expected, card, months, movements, pageCount } = data;
  return (
    <>
      <BonusCard balance={balance} expected={expected} card={card} />
      {months.some(({ added, taken }) => added + taken > 0) && <BonusChart months={months} />}
      <Movements movements={movements} page={page} pages={pageCount} />
    </>
  );
}

const AccountSkeleton = () => (
  <div aria-busy="true" className={styles.waiting}>
    <Skeleton shape="block" className={styles.waitingCard} />
    <Skeleton shape="title" width="half" />
    <Skeleton shape="block" className={styles.waitingChart} />
    <Skeleton width="long" />
    <Skeleton width="long" />
    <Skeleton width="long" />
  </div>
);
