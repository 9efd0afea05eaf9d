import { lazy, Suspense } from 'react';
import { Skeleton } from 'shared-contracts/ui';
import { useIsNear } from 'shared-contracts/widgets';
import styles from './discussion.module.css';

const Comments = lazy(() => import(/* webpackChunkName: "lazy-discussion" */ './discussion'));

const waiting = (
  <div aria-busy="true" className={styles.waiting}>
    <Skeleton width="half" />
    <Skeleton shape="control" />
    <Skeleton />
  </div>
);

/** The likes and comments of an article (CON-04 to CON-06): personal, so they are read in the browser, when the reader comes near. */
export function Discussion({ articleId }: { articleId: number }) {
  const [place, near] = useIsNear(false);
  return (
    <section id="comments" aria-label="Обсуждение" className={styles.section}>
      <div ref={place} />
      {near ? (
        <Suspense fallback={waiting}>
          <Comments articleId={articleId} />
        </Suspense>
      ) : (
        waiting
      )}
    </section>
  );
}
