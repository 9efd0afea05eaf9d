import { Button } from '@zapovednik/ui';
import { lazy, Suspense, useState } from 'react';
import type { ServiceDefinition } from '../kinds/service-definition';

const ReviewDialog = lazy(() => import(/* webpackChunkName: "lazy-visit-review" */ './review-dialog'));

interface WriteReviewProps {
  kind: ServiceDefinition;
  specialistId: number | undefined;
}

/** «Написать отзыв»: the form, or the reason why this visitor may not write (VET-06, GRM-05, HND-04). */
export function WriteReview(props: WriteReviewProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Написать отзыв</Button>
      {open && (
        <Suspense>
          <ReviewDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
