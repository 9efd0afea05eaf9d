import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { plural } from '@zapovednik/rules/format';
import { Button, ErrorFallback, Rating } from '@zapovednik/ui';
import { useState } from 'react';
import { reviewsQuery } from '../kinds/queries';
import type { ServiceDefinition } from '../kinds/service-definition';
import { ReviewPage } from './review-page';
import styles from './reviews.module.css';
import { WriteReview } from './write-review';

/** How many are shown at first, and how many each click adds. */
const SOME = 10;
/** The reviews of one answer (VET-06, GRM-05, HND-04). */
const PAGE = 100;

interface ReviewsProps {
  kind: ServiceDefinition;
  /** Undefined: the reviews of all specialists of this service. */
  specialistId?: number;
}

/** The reviews of visits, newest first, and the form for the customer's own review. */
export function Reviews({ kind, specialistId }: ReviewsProps) {
  const app = useApp();
  const [wanted, setWanted] = useState(SOME);
  const { data, isError, isFetching, refetch } = useQuery(reviewsQuery(app, kind, { specialistId }));
  if (!data) {
    if (!isError) return null;
    return <ErrorFallback title="Отзывы не загрузились" onRetry={() => void refetch()} busy={isFetching} />;
  }
  const { count, average } = data;
  const pages = Math.ceil(Math.min(wanted, count) / PAGE);
  return (
    <>
      <div className={styles.top}>
        {count > 0 ? (
          <p className={styles.average}>
            <Rating value={average} /> {String(average).replace('.', ',')} · {count}{' '}
            {plural(count, ['отзыв', 'отзыва', 'отзывов'])}
          </p>
        ) : (
          <p>Отзывов пока нет. После визита вы сможете рассказать о нём первым.</p>
        )}
        <WriteReview kind={kind} specialistId={specialistId} />
      </div>
      {Array.from({ length: pages }, (_, at) => (
        <ReviewPage
          // biome-ignore lint/suspicious/noArrayIndexKey: the number of a page is what it is known by
          key={at}
          kind={kind}
          specialistId={specialistId}
          page={at + 1}
          shown={wanted - at * PAGE}
        />
      ))}
      {wanted < count && (
        <div>
          <Button onClick={() => setWanted(wanted + SOME)}>Показать ещё</Button>
        </div>
      )}
    </>
  );
}
