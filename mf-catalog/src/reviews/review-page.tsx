import type { ReviewSort } from '@zapovednik/api/catalog/calls/review';
import { useApp } from '@zapovednik/platform/app';
import { keepPreviousData, useQuery } from '@zapovednik/platform/query';
import { ErrorFallback, Skeleton } from '@zapovednik/ui';
import { useEffect, useRef } from 'react';
import type { Opinions } from '../own-reviews/use-own-reviews';
import { ReviewItem } from '../review-item/review-item';
import type { ReviewFilter } from './review-filter';
import styles from './reviews.module.css';
import { reviewsQuery } from './reviews-query';

interface ReviewPageProps {
  productId: number;
  sort: ReviewSort;
  /** From 1. */
  page: number;
  filter: ReviewFilter | undefined;
  opinions: Opinions;
}

/** Ten reviews. The first review of an added page gets the focus, because the clicked button moves away. */
export function ReviewPage({ productId, sort, page, filter, opinions }: ReviewPageProps) {
  const app = useApp();
  const first = useRef<HTMLLIElement>(null);
  const query = reviewsQuery(app, productId, sort, page, filter);
  const { data, isError, isFetching, refetch } = useQuery({
    ...query,
    ...(page === 1 && { placeholderData: keepPreviousData }),
  });
  const isAdded = page > 1;
  const isRead = data !== undefined;
  useEffect(() => {
    if (isAdded && isRead) first.current?.focus({ preventScroll: true });
  }, [isAdded, isRead]);

  if (!data && isError) {
    return <ErrorFallback title="Отзывы не загрузились" onRetry={() => refetch()} busy={isFetching} />;
  }
  if (!data) return <Skeleton className={styles.skeleton} />;
  const isOwn = (id: number) => opinions.own?.reviews.some((own) => own.id === id) ?? false;
  return (
    <ul className={styles.list} aria-label={page === 1 ? 'Отзывы покупателей' : `Отзывы покупателей, страница ${page}`}>
      {data.reviews
        .filter(({ id }) => !isOwn(id))
        .map((review, at) => (
          <li key={review.id} ref={at === 0 ? first : undefined} tabIndex={isAdded && at === 0 ? -1 : undefined}>
            <ReviewItem review={review} vote={opinions.voteFor(review)} />
          </li>
        ))}
    </ul>
  );
}
