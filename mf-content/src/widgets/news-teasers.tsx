import { articlesRoute, newsListRoute } from '@zapovednik/areas/content/routes';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { formatDay, isoDate } from '@zapovednik/rules/dates';
import { ErrorFallback, Picture, Skeleton } from '@zapovednik/ui';
import { CardLink } from '@zapovednik/ui/layout';
import { kinds, topicName } from '../publications/kinds';
import { newestQuery } from './newest-query';
import styles from './news-teasers.module.css';

/** The newest news and articles, up to the requested number. Nothing if there are none. */
export function Component({ count }: { count: number }) {
  const app = useApp();
  const { data, isError, isFetching, refetch } = useQuery(newestQuery(app, count));
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="news-teasers" aria-busy={!data && !isError} className={styles.teasers}>
      <header className={styles.head}>
        <h2 id="news-teasers" className={styles.title}>
          Новости и советы
        </h2>
        <p className={styles.all}>
          <Link to={link(newsListRoute)}>Все новости</Link>
          <Link to={link(articlesRoute)}>Все статьи</Link>
        </p>
      </header>
      {isError && !data ? (
        <ErrorFallback title="Новости не загрузились" onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <ul className={styles.list}>
          {data?.map(({ kind, code, title, lead, picture, topic, date }) => (
            <li key={`${kind} ${code}`} className={styles.teaser}>
              <Picture
                src={picture}
                alt=""
                ratio="16:9"
                sizes="(min-width: 1024px) 400px, (min-width: 720px) 45vw, 90vw"
              />
              <div className={styles.words}>
                <p className={styles.about}>
                  {topicName(topic)}
                  <time dateTime={isoDate(date)}>{formatDay(date, app.city.today)}</time>
                </p>
                <h3 className={styles.name}>
                  <CardLink to={kinds[kind].linkOf(code)}>{title}</CardLink>
                </h3>
                <p className={styles.text}>{lead}</p>
              </div>
            </li>
          )) ??
            Array.from({ length: count }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the places never change their order
              <li key={at}>
                <Skeleton shape="block" />
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}
