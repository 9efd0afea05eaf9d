import type { RefObject } from 'react';
import { reportAndNotify, useApp } from 'shared-contracts/app';
import type { PetState } from 'shared-contracts/cabinet/models/pet';
import { useMutation } from 'shared-contracts/query';
import { Button } from 'shared-contracts/ui';
import { Dialog } from 'shared-contracts/ui/dialog';
import { usePetWrites } from './use-pet-writes';

interface RemoveDialogProps {
  pet: PetState;
  /** Gets the focus after the button of the deleted pet is gone. */
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Asks before a pet is deleted (PET-07). A failure shows a notification. */
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
