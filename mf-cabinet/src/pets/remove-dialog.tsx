import type { PetState } from '@zapovednik/api/cabinet/models/pet';
import { reportAndNotify, useApp } from '@zapovednik/platform/app';
import { useMutation } from '@zapovednik/platform/query';
import { Button } from '@zapovednik/ui';
import { Dialog } from '@zapovednik/ui/dialog';
import type { RefObject } from 'react';
import { usePetWrites } from './use-pet-writes';

interface RemoveDialogProps {
  pet: PetState;
  /** Gets the focus after the button of the deleted pet is gone. */
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Asks before a pet is deleted (PET-07). A failure is shown as a notification. */
export default function RemoveDialog({ pet, fallbackFocus, onClose }: RemoveDialogProps) {
  const app = useApp();
  const { remove } = usePetWrites();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => remove(pet.id),
    onError: (error) =>
      reportAndNotify(
        app,
        error,
        { area: 'mf-cabinet', phase: 'command', name: 'pet' },
        'Не удалось удалить питомца. Попробуйте ещё раз.',
      ),
    onSettled: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      fallbackFocus={fallbackFocus}
      size="small"
      title="Удалить питомца?"
      footer={
        <>
          <Button variant="danger" busy={isPending} onClick={() => mutate()}>
            Удалить
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Отмена
          </Button>
        </>
      }
    >
      {pet.name}: карточка и фото пропадут, вернуть их не получится.
    </Dialog>
  );
}
