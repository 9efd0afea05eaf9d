import type { ReviewSort } from '@zapovednik/api/catalog/calls/review';
import { useApp } from '@zapovednik/platform/app';
import { keepPreviousData, useQuery } from '@zapovednik/platform/query';
import { Button, ErrorFallback } from '@zapovednik/ui';
import { useState } from 'react';
import type { Opinions } from '../own-reviews/use-own-reviews';
import styles from './review-list.module.css';
import { ReviewPage } from './review-page';
import { reviewsQuery } from './reviews-query';

const sorts: readonly (readonly [ReviewSort, string])[] = [
  ['new', 'Новые'],
  ['useful', 'Полезные'],
  ['high', 'С высокой оценкой'],
  ['low', 'С низкой оценкой'],
];

interface ReviewListProps {
  productId: number;
  opinions: Opinions;
}

/** The reviews of others, ten at a time: «Показать ещё» adds the next ten (API-24, PRD-55). */
export function ReviewList({ productId, opinions }: ReviewListProps) {
  const app = useApp();
  const [sort, setSort] = useState<ReviewSort>('new');
  const [pages, setPages] = useState(1);
  const first = { ...reviewsQuery(app, productId, sort), placeholderData: keepPreviousData };
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(first);

  if (!data && isError) {
    return <ErrorFallback title="Отзывы не загрузились" onRetry={() => refetch()} busy={isFetching} />;
  }
  const choose = (next: ReviewSort) => {
    setSort(next);
    setPages(1);
  };
  return (
    <div aria-busy={isPlaceholderData || undefined} className={styles.reviews}>
      <fieldset className={styles.sorts}>
        <legend>Сначала</legend>
        {sorts.map(([one, title]) => (
          <button key={one} type="button" aria-pressed={one === sort} onClick={() => choose(one)}>
            {title}
          </button>
        ))}
      </fieldset>
      {Array.from({ length: pages }, (_, at) => (
        <ReviewPage
          // biome-ignore lint/suspicious/noArrayIndexKey: the number of a page is what it is known by
          key={`${sort} ${at}`}
          productId={productId}
          sort={sort}
          page={at + 1}
          opinions={opinions}
        />
      ))}
      {data && pages < data.pageCount && (
        <Button onClick={() => setPages(pages + 1)} className={styles.more}>
          Показать ещё
        </Button>
      )}
    </div>
  );
}
