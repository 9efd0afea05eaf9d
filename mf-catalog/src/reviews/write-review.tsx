import { Button } from '@zapovednik/ui';
import { Pencil } from '@zapovednik/ui/icons';
import { lazy, Suspense, useState } from 'react';

const ReviewDialog = lazy(() => import(/* webpackChunkName: "lazy-review-dialogs" */ './review-dialog'));

interface WriteReviewProps {
  productId: number;
  code: string;
}

/** «Написать отзыв»: the form, or the reason why this visitor may not write (PRD-56). */
export function WriteReview(props: WriteReviewProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Pencil />} onClick={() => setOpen(true)}>
        Написать отзыв
      </Button>
      {open && (
        <Suspense>
          <ReviewDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
