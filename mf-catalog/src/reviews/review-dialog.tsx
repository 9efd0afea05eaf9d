import { Skeleton } from '@zapovednik/ui';
import { Dialog } from '@zapovednik/ui/dialog';
import { lazy, Suspense } from 'react';

// The same file as for the widget of other areas.
const ReviewForm = lazy(() =>
  import(/* webpackChunkName: "widget-review-form" */ '../review-form/review-form').then(({ Component }) => ({
    default: Component,
  })),
);

interface ReviewDialogProps {
  productId: number;
  code: string;
  onClose: () => void;
}

/** The form of a review over the product page. */
export default function ReviewDialog({ productId, code, onClose }: ReviewDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Отзыв о товаре">
      <Suspense fallback={<Skeleton />}>
        <ReviewForm productId={productId} code={code} />
      </Suspense>
    </Dialog>
  );
}
