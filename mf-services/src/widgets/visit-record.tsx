import { type AppContext, useApp } from 'shared-contracts/app';
import { cabinetRecordsRoute } from 'shared-contracts/cabinet/routes';
import { ApiError } from 'shared-contracts/client';
import { useQuery } from 'shared-contracts/query';
import { link } from 'shared-contracts/routes';
import type { visitRecord } from 'shared-contracts/services/widgets';
import { EmptyState, ErrorFallback, LinkButton, Skeleton } from 'shared-contracts/ui';
import type { PropsOf } from 'shared-contracts/widgets';
import { accessOf, type RecordAccess, recordQuery } from '../records/record-access';
import styles from '../records/record-list.module.css';
import { RecordView } from '../records/record-view';

export async function load(app: AppContext, { code }: PropsOf<typeof visitRecord>): Promise<void> {
  const access = accessOf(code);
  if (access) await app.query.ensureQueryData(recordQuery(app, access));
}

/** One visit of the customer. One of somebody else is like one that does not exist. */
export function Component({ code }: PropsOf<typeof visitRecord>) {
  const access = accessOf(code);
  return access ? <OwnRecord access={access} /> : <NoRecord />;
}

function OwnRecord({ access }: { access: RecordAccess }) {
  const { data, error, isError, isFetching, refetch } = useQuery(recordQuery(useApp(), access));
  // Somebody else has signed in meanwhile, in another tab: the visit that was read before is not theirs.
  if (error instanceof ApiError && error.status === 404) return <NoRecord />;
  if (data) return <RecordView record={data} access={access} />;
  if (isError) return <ErrorFallback title="Запись не загрузилась" onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <div aria-busy="true">
      <Skeleton shape="picture" className={styles.skeleton} />
    </div>
  );
}

const NoRecord = () => (
  <div className={styles.none}>
    <EmptyState
      title="Такой записи у вас нет"
      text="Возможно, вы записывались без входа: тогда откройте ссылку из письма или SMS."
      action={<LinkButton to={link(cabinetRecordsRoute)}>Все записи</LinkButton>}
    />
  </div>
);
