import type { VisitDetails } from '@zapovednik/api/services/calls/visit';
import { dogTrainingRoute, groomingRoute, vetRoute } from '@zapovednik/areas/services/routes';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { link } from '@zapovednik/platform/routes';
import { EmptyState, ErrorFallback, LinkButton, Skeleton } from '@zapovednik/ui';
import { VisitCard } from './visit-card';
import styles from './visit-list.module.css';
import { historyQuery, inWorkQuery } from './visits-query';

/** The customer's visits: future visits, then the history (CAB-24, VET-05). */
export function VisitList() {
  const app = useApp();
  const inWork = useQuery(inWorkQuery(app));
  const history = useQuery(historyQuery(app));
  if (inWork.data?.length === 0 && history.data?.length === 0) return <NoVisits />;
  return (
    <div className={styles.lists}>
      <Group title="Предстоят" empty="Сейчас записей нет." query={inWork} />
      <Group title="История" empty="Здесь будут прошедшие и отменённые визиты." query={history} />
      <div className={styles.ways}>
        <LinkButton to={link(vetRoute)}>Записаться к врачу</LinkButton>
        <LinkButton to={link(groomingRoute)}>Записаться на груминг</LinkButton>
        <LinkButton to={link(dogTrainingRoute)}>Записаться к кинологу</LinkButton>
      </div>
    </div>
  );
}

interface GroupProps {
  title: string;
  empty: string;
  query: {
    readonly data: readonly VisitDetails[] | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
}

function Group({ title, empty, query: { data, isError, isFetching, refetch } }: GroupProps) {
  return (
    <section aria-label={title} className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      {!data && isError && (
        <ErrorFallback title="Записи не загрузились" onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!data && !isError && <VisitsSkeleton />}
      {data?.length === 0 && <p className={styles.empty}>{empty}</p>}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((visit) => (
            <VisitCard key={visit.id} visit={visit} />
          ))}
        </ul>
      )}
    </section>
  );
}

const VisitsSkeleton = () => (
  <div aria-busy="true" className={styles.list}>
    <Skeleton shape="picture" className={styles.skeleton} />
  </div>
);

const NoVisits = () => (
  <div className={styles.none}>
    <EmptyState
      title="Здесь будут записи к врачу, грумеру и кинологу"
      text="Выберите время на сайте, а заключение врача появится здесь после приёма."
      action={
        <LinkButton variant="primary" to={link(vetRoute)}>
          Записаться к врачу
        </LinkButton>
      }
    />
  </div>
);
