import type { PetValues } from '@zapovednik/api/cabinet/calls/pet-form';
import type { PetState } from '@zapovednik/api/cabinet/models/pet';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useApp, useAtom } from '@zapovednik/platform/app';
import { forgetDraft, storeDraft } from '@zapovednik/platform/draft';
import { useQuery } from '@zapovednik/platform/query';
import { ErrorFallback, Skeleton } from '@zapovednik/ui';
import { Dialog } from '@zapovednik/ui/dialog';
import { type RefObject, useCallback } from 'react';
import { kindsQuery } from './kinds-query';
import { PetForm } from './pet-form';
import styles from './pet-form.module.css';
import type { TypedPet } from './typed-pet';
import { usePetWrites } from './use-pet-writes';

interface PetDialogProps {
  /** The pet that is changed; null: a new one. */
  pet: PetState | null;
  /** The typed values from before a reload or an expired session. */
  typed: TypedPet | null;
  /** Gets the focus if the button that opened the dialog is gone: the button of the empty page. */
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

const nothing: TypedPet = { animal: undefined, name: '', breed: '', birthday: '', weight: '', picture: '' };

const typedOf = ({ kind, name, breed, birthday, weight, pictureId }: PetState): TypedPet => ({
  animal: kind,
  name,
  breed,
  birthday,
  weight: weight === null ? '' : String(weight).replace('.', ','),
  picture: pictureId,
});

/**
 * The form of a new or existing pet (PET-05). Typed values survive a reload and an expired session, until the dialog is
 * closed.
 */
export default function PetDialog({ pet, typed, fallbackFocus, onClose }: PetDialogProps) {
  const app = useApp();
  const { userId } = useAtom(sessionAtom);
  const { add, update } = usePetWrites();
  const { data: kinds, isError, isFetching, refetch } = useQuery(kindsQuery(app));
  const petId = pet?.id ?? null;
  const title = pet ? `Изменить: ${pet.name}` : 'Новый питомец';

  const store = useCallback(
    // Not after the session has ended: they would belong to a guest, and so to the next person.
    (values: TypedPet) => userId !== null && storeDraft('mf-cabinet/pet', userId, { petId, values }),
    [userId, petId],
  );
  const close = () => {
    forgetDraft('mf-cabinet/pet');
    onClose();
  };
  const save = async (values: PetValues) => {
    await (petId === null ? add(values) : update(petId, values));
    close();
  };

  return (
    <Dialog open onClose={close} title={title} fallbackFocus={fallbackFocus}>
      {isError && <ErrorFallback title="Форма не загрузилась" onRetry={() => refetch()} busy={isFetching} />}
      {!kinds && !isError && (
        <div aria-busy="true" className={styles.skeleton}>
          <Skeleton width="half" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </div>
      )}
      {kinds && (
        <PetForm
          label={title}
          kinds={kinds}
          pet={pet}
          initial={typed ?? (pet ? typedOf(pet) : nothing)}
          onType={store}
          onSave={save}
        />
      )}
    </Dialog>
  );
}
