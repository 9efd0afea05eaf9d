import type { AverageScore, ReviewSort } from '@zapovednik/api/catalog/calls/review';
import { useApp } from '@zapovednik/platform/app';
import { keepPreviousData, useQuery } from '@zapovednik/platform/query';
import { Button, ErrorFallback } from '@zapovednik/ui';
import { useState } from 'react';
import type { Opinions } from '../own-reviews/use-own-reviews';
import { FilterControls } from './filter-controls';
import filtered from './filtered.module.css';
import { all, chosenIn, type ReviewFilter } from './review-filter';
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
  average: AverageScore;
  filter: ReviewFilter;
  onFilter: (filter: ReviewFilter) => void;
  opinions: Opinions;
}

/** The reviews of others, ten at a time: «Показать ещё» adds the next ten (API-24, PRD-55). */
export function ReviewList({ productId, average, filter, onFilter, opinions }: ReviewListProps) {
  const app = useApp();
  const [sort, setSort] = useState<ReviewSort>('new');
  const chosen = chosenIn(filter);
  const first = { ...reviewsQuery(app, productId, sort, 1, chosen), placeholderData: keepPreviousData };
  // A list in another order or of other reviews begins with its first page.
  const list = JSON.stringify([sort, chosen]);
  const [shown, setShown] = useState({ list, pages: 1 });
  const pages = shown.list === list ? shown.pages : 1;
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(first);

  if (!data && isError) {
    return <ErrorFallback title="Отзывы не загрузились" onRetry={() => refetch()} busy={isFetching} />;
  }
  return (
    <div aria-busy={isPlaceholderData || undefined} className={styles.reviews}>
      <fieldset className={styles.sorts}>
        <legend>Сначала</legend>
        {sorts.map(([one, title]) => (
          <button key={one} type="button" aria-pressed={one === sort} onClick={() => setSort(one)}>
            {title}
          </button>
        ))}
      </fieldset>
      <FilterControls average={average} filter={filter} onChange={onFilter} />
      {chosen && (
        <p role="status" className={filtered.filtered}>
          {data?.reviews.length === 0 ? 'Таких отзывов нет.' : 'Показаны не все отзывы.'}{' '}
          <button type="button" onClick={() => onFilter(all)}>
            Показать все
          </button>
        </p>
      )}
      {Array.from({ length: pages }, (_, at) => (
        <ReviewPage
          // biome-ignore lint/suspicious/noArrayIndexKey: the number of a page is what it is known by
          key={`${list} ${at}`}
          productId={productId}
          sort={sort}
          page={at + 1}
          filter={chosen}
          opinions={opinions}
        />
      ))}
      {data && pages < data.pageCount && (
        <Button onClick={() => setShown({ list, pages: pages + 1 })} className={styles.more}>
          Показать ещё
        </Button>
      )}
    </div>
  );
}
