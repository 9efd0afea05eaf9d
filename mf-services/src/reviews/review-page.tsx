import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { formatDay } from '@zapovednik/rules/dates';
import { Byline, ErrorFallback, Rating, Skeleton } from '@zapovednik/ui';
import { reviewsQuery } from '../kinds/queries';
import type { ServiceDefinition } from '../kinds/service-definition';
import styles from './reviews.module.css';

interface ReviewPageProps {
  kind: ServiceDefinition;
  specialistId: number | undefined;
  /** From 1. */
  page: number;
  /** Most reviews to show. */
  shown: number;
}

/** The reviews of one answer of the back end. */
export function ReviewPage({ kind, specialistId, page, shown }: ReviewPageProps) {
  const app = useApp();
  const { data, isError, isFetching, refetch } = useQuery(reviewsQuery(app, kind, { specialistId, page }));
  if (!data) {
    if (!isError) return <Skeleton shape="block" />;
    return <ErrorFallback title="Отзывы не загрузились" onRetry={() => void refetch()} busy={isFetching} />;
  }
  return (
    <ul className={styles.list} aria-label={page === 1 ? 'Отзывы' : `Отзывы, страница ${page}`}>
      {data.reviews.slice(0, shown).map(({ id, name, date, score, text, specialist }) => (
        <li key={id}>
          <article aria-label={`Отзыв: ${name}`} className={styles.review}>
            <Byline>
              <span className={styles.name}>{name}</span>
              <Rating value={score} />
              <span className={styles.detail}>{formatDay(date, app.city.today)}</span>
            </Byline>
            <p className={styles.text}>{text}</p>
            {specialistId === undefined && <p className={styles.detail}>{specialist.name}</p>}
          </article>
        </li>
      ))}
    </ul>
  );
}
