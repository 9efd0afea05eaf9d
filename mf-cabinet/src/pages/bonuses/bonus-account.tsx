import { useQuery } from '@zapovednik/platform/query';
import { useSearchParams } from '@zapovednik/platform/router';
import { ErrorFallback, Skeleton } from '@zapovednik/ui';
import { pageOf } from '../../list/list-address';
import { usePersonalApp } from '../../person/use-personal-app';
import { BonusCard } from './bonus-card';
import { BonusChart } from './bonus-chart';
import styles from './bonuses.module.css';
import { bonusesQuery } from './bonuses-query';
import { Movements } from './movements';

/** The card with the balance, the last twelve months, and every movement. */
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
  const { BALANCE, EXPECTED, CARD, MONTHS, MOVEMENTS, PAGE_COUNT } = data;
  return (
    <>
      <BonusCard balance={BALANCE} expected={EXPECTED} card={CARD} />
      {MONTHS.some(({ ADDED, TAKEN }) => ADDED + TAKEN > 0) && <BonusChart months={MONTHS} />}
      <Movements movements={MOVEMENTS} page={page} pages={PAGE_COUNT} />
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
