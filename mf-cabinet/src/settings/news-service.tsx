import { checkMindboxConfirm } from '@zapovednik/api/shell/calls/tracking';
import { useApp } from '@zapovednik/platform/app';
import { queryOptions, useQuery } from '@zapovednik/platform/query';
import styles from './settings.module.css';

/**
 * News is sent by a third-party service. Until the service has the customer, the settings show a message (API-88). If
 * it does not answer, nothing is shown.
 */
export function NewsService({ userId }: { userId: number }) {
  const app = useApp();
  const { data } = useQuery(
    queryOptions({
      queryKey: ['mf-cabinet', 'news-service', userId],
      queryFn: ({ signal }) => app.api(checkMindboxConfirm, {}, { signal }),
    }),
  );
  if (data?.confirmed !== false) return null;
  return (
    <p className={styles.text}>Сервис рассылок ещё не подтвердил подписку. Обычно это занимает несколько минут.</p>
  );
}
