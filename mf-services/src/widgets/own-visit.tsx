import { cabinetVisitsRoute } from '@zapovednik/areas/cabinet/routes';
import type { ownVisit } from '@zapovednik/areas/services/widgets';
import type { PropsOf } from '@zapovednik/areas/widgets';
import { type AppContext, useApp } from '@zapovednik/platform/app';
import { ApiError } from '@zapovednik/platform/client';
import { useQuery } from '@zapovednik/platform/query';
import { link } from '@zapovednik/platform/routes';
import { EmptyState, ErrorFallback, LinkButton, Skeleton } from '@zapovednik/ui';
import { accessOf, type VisitAccess, visitQuery } from '../visits/visit-access';
import styles from '../visits/visit-list.module.css';
import { VisitView } from '../visits/visit-view';

export async function load(app: AppContext, { code }: PropsOf<typeof ownVisit>): Promise<void> {
  const access = accessOf(code);
  if (access) await app.query.ensureQueryData(visitQuery(app, access));
}

/** One visit of the customer. A visit of another customer is treated as if it did not exist. */
export function Component({ code }: PropsOf<typeof ownVisit>) {
  const access = accessOf(code);
  return access ? <OwnVisit access={access} /> : <NoVisit />;
}

function OwnVisit({ access }: { access: VisitAccess }) {
  const { data, error, isError, isFetching, refetch } = useQuery(visitQuery(useApp(), access));
  // Another customer has signed in in another tab: the visit that was read before is not theirs.
  if (error instanceof ApiError && error.status === 404) return <NoVisit />;
  if (data) return <VisitView visit={data} access={access} />;
  if (isError) return <ErrorFallback title="Запись не загрузилась" onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <div aria-busy="true">
      <Skeleton shape="picture" className={styles.skeleton} />
    </div>
  );
}

const NoVisit = () => (
  <div className={styles.none}>
    <EmptyState
      title="Такой записи у вас нет"
      text="Возможно, вы записывались без входа: тогда откройте ссылку из письма или СМС."
      action={<LinkButton to={link(cabinetVisitsRoute)}>Все записи</LinkButton>}
    />
  </div>
);
