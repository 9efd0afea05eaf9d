import type { OrderedItem } from '@zapovednik/api/cabinet/models/personal-order';
import { reviewForm } from '@zapovednik/areas/catalog/widgets';
import { Widget } from '@zapovednik/areas/widgets';
import { Skeleton } from '@zapovednik/ui';
import { Dialog } from '@zapovednik/ui/dialog';
import styles from './review-dialog.module.css';

interface ReviewDialogProps {
  item: OrderedItem;
  onClose: () => void;
}

/** The review of a received product: the form of mf-catalog in a dialog. */
export default function ReviewDialog({ item: { productId, code, name }, onClose }: ReviewDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Отзыв о товаре">
      <p className={styles.reviewed}>{name}</p>
      <Widget of={reviewForm} props={{ productId, code }} fallback={<Skeleton shape="control" />} />
    </Dialog>
  );
}
