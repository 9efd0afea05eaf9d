import type { VisitDetails } from '@zapovednik/api/services/calls/visit';
import { useApp } from '@zapovednik/platform/app';
import { Button } from '@zapovednik/ui';
import { Dialog } from '@zapovednik/ui/dialog';
import { Failure } from '@zapovednik/ui/status';
import { visitMoment } from '../visit-facts/visit-moment';
import { useVisitChange } from './use-visit-change';
import { cancelVisit } from './visit-access';
import type { VisitDialogProps } from './visit-dialog';

/** Asks before a visit is cancelled (VET-04). A failure is shown in the dialog. */
export default function CancelDialog({ visit, access, onClose }: VisitDialogProps) {
  const app = useApp();
  const { change, isPending, failure } = useVisitChange<void>(access, {
    run: () => cancelVisit(app, access),
    done: ({ id }: VisitDetails) => `Запись № ${id} отменена`,
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
        {visit.service.name}, {visitMoment(visit, app.city.today)}. Время достанется другому питомцу.
      </p>
      {failure && <Failure>{failure}</Failure>}
    </Dialog>
  );
}
