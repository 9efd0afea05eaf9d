import { useApp } from 'shared-contracts/app';
import { formatLongDate } from 'shared-contracts/dates';
import type { ServiceRecord } from 'shared-contracts/services/calls/record';
import { Button } from 'shared-contracts/ui';
import { Dialog } from 'shared-contracts/ui/dialog';
import { cancelVisit } from './record-access';
import type { RecordDialogProps } from './record-dialog';
import styles from './record-view.module.css';
import { useRecordChange } from './use-record-change';

/** Asks before a visit is cancelled (VET-04). A failure is said in the dialog. */
export default function CancelDialog({ record, access, onClose }: RecordDialogProps) {
  const app = useApp();
  const { change, isPending, failure } = useRecordChange<void>(access, {
    run: () => cancelVisit(app, access),
    done: ({ id }: ServiceRecord) => `Запись № ${id} отменена`,
    onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title="Отменить запись?"
      footer={
        <>
          <Button variant="danger" busy={isPending} onClick={() => change()}>
            Отменить запись
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Не отменять
          </Button>
        </>
      }
    >
      <p>
        {record.service.name}, {formatLongDate(record.day)}, {record.time}. Время достанется другому питомцу.
      </p>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </Dialog>
  );
}
