import { lazy, Suspense, useState } from 'react';
import styles from './review-item.module.css';

const ReportDialog = lazy(() => import(/* webpackChunkName: "lazy-review-dialogs" */ './report-dialog'));

/** «Пожаловаться»: opens the report about a review. */
export function ReportReview({ reviewId }: { reviewId: number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.report} onClick={() => setOpen(true)}>
        Пожаловаться
      </button>
      {open && (
        <Suspense>
          <ReportDialog reviewId={reviewId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
