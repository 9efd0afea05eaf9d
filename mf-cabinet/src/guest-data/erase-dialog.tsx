import { Button } from '@zapovednik/ui';
import { Dialog } from '@zapovednik/ui/dialog';
import styles from './guest-data.module.css';

interface EraseDialogProps {
  isBusy: boolean;
  onErase: () => void;
  onClose: () => void;
}

/** Asks before the data is deleted, because this cannot be undone. */
export function EraseDialog({ isBusy, onErase, onClose }: EraseDialogProps) {
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title="Удалить ваши данные?"
      footer={
        <div className={styles.buttons}>
          <Button variant="danger" busy={isBusy} onClick={onErase}>
            Удалить
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Не удалять
          </Button>
        </div>
      }
    >
      Вернуть их будет нельзя. Найти прошлый заказ по номеру телефона, вернуть товар или обменять его станет труднее:
      сохраните чек.
    </Dialog>
  );
}
