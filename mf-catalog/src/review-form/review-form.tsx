import type { Review } from '@zapovednik/api/catalog/models/review';
import { openSignIn } from '@zapovednik/areas/cabinet/commands';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useApp, useAtom, useCommand } from '@zapovednik/platform/app';
import { useQuery, useQueryClient } from '@zapovednik/platform/query';
import { Button, ErrorFallback, Skeleton } from '@zapovednik/ui';
import { lazy, Suspense, useState } from 'react';
import { showOwnReview } from '../own-reviews/own-reviews-query';
import { ReviewItem } from '../review-item/review-item';
import { permissionQuery } from './permission-query';
import styles from './review-form.module.css';

const ReviewFields = lazy(() => import(/* webpackChunkName: "lazy-review-dialogs" */ './review-fields'));

interface ReviewFormProps {
  productId: number;
  code: string;
}

const waiting = (
  <div aria-busy="true" className={styles.content}>
    <Skeleton width="half" />
    <Skeleton shape="control" />
    <Skeleton shape="control" />
  </div>
);

/**
 * The widget `review-form`: the form of a review, or the reason why this visitor may not write one (PRD-56, PRD-58).
 */
export function Component({ productId, code }: ReviewFormProps) {
  const app = useApp();
  const client = useQueryClient();
  const { status, userId, onBehalf } = useAtom(sessionAtom);
  const { run: signIn, isPending: isSigningIn } = useCommand(openSignIn);
  const [written, setWritten] = useState<Review | null>(null);
  const query = permissionQuery(app, code, userId);
  const { data, isError, isFetching, refetch } = useQuery({ ...query, enabled: status === 'authorized' });

  if (written) {
    return (
      <div className={styles.content}>
        <p role="status">Спасибо! Отзыв опубликован.</p>
        <ReviewItem review={written} isOwn />
      </div>
    );
  }
  if (status === 'anonymous' || data?.needsSignIn) {
    return (
      <div className={styles.content}>
        <p>Войдите, чтобы оставить отзыв: его могут написать только покупатели.</p>
        <Button variant="primary" busy={isSigningIn} onClick={() => signIn({})}>
          Войти
        </Button>
      </div>
    );
  }
  if (onBehalf) return <p>Отзыв пишет только сам покупатель.</p>;
  if (isError) {
    return <ErrorFallback title="Форма не загрузилась" onRetry={() => refetch()} busy={isFetching} />;
  }
  if (!data) return waiting;
  if (data.needsPurchase) {
    return <p>Отзыв можно оставить только о купленном товаре, когда вы его получите.</p>;
  }
  if (!data.canReview) return <p>Вы уже оставили отзыв об этом товаре. Спасибо!</p>;
  return (
    <Suspense fallback={waiting}>
      <ReviewFields
        productId={productId}
        onWritten={(review) => {
          showOwnReview(client, productId, userId, review);
          client.setQueryData(query.queryKey, { ...data, canReview: false });
          setWritten(review);
        }}
      />
    </Suspense>
  );
}
