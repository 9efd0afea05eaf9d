import type { OrderedItem } from 'shared-contracts/cabinet/models/personal-order';
import { reviewForm } from 'shared-contracts/catalog/widgets';
import { Skeleton } from 'shared-contracts/ui';
import { Dialog } from 'shared-contracts/ui/dialog';
import { Widget } from 'shared-contracts/widgets';
import styles from './review-dialog.module.css';

interface ReviewDialogProps {
  item: OrderedItem;
  onClose: () => void;
}

/** The review of a product that was received: the form of mf-catalog in a dialog. */
export default function ReviewDialog({ item: { productId, code, name }, onClose }: ReviewDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Отзыв о товаре">
      <p className={styles.reviewed}>{name}</p>
      <Widget of={reviewForm} props={{ productId, code }} fallback={<Skeleton shape="control" />} />
    </Dialog>
  );
}
