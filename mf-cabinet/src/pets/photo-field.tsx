import { useId } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useApp } from 'shared-contracts/app';
import { addPetPicture } from 'shared-contracts/cabinet/calls/pet';
import { petKindCode } from 'shared-contracts/cabinet/calls/pet-answer';
import { useMutation } from 'shared-contracts/query';
import { Button, Spinner } from 'shared-contracts/ui';
import { toFormMessage } from 'shared-contracts/ui/field';
import { Camera, Trash2 } from 'shared-contracts/ui/icons';
import { shrinkPicture } from 'shared-contracts/ui/picture-upload';
import { PetFace } from './pet-face';
import styles from './photo-field.module.css';

interface PhotoFieldProps {
  /** A drawing of the chosen kind; '' if none is known. */
  drawing: string;
}

/** The photo of a pet: the chosen one is made smaller, and uploaded at once. */
export function PhotoField({ drawing }: PhotoFieldProps) {
  const { api } = useApp();
  const id = useId();
  const { field, fieldState } = useController<{ picture: string }, 'picture'>({ name: 'picture' });
  const kind = petKindCode.safeParse(useWatch({ name: 'animal' }));
  const { mutate, isPending, error, isError } = useMutation({
    networkMode: 'always',
    mutationFn: async (file: File) => api(addPetPicture, { file: await shrinkPicture(file) }),
    onSuccess: (uploaded) => field.onChange(uploaded.id),
  });
  const failure = fieldState.error?.message ?? (isError ? toFormMessage(error) : undefined);
  const picture = field.value ? `/pictures/pet/${field.value}/1` : '';

  return (
    <fieldset className={styles.field}>
      <legend>Фотография</legend>
      <div className={styles.line}>
        <PetFace pet={{ kind: kind.success ? kind.data : 'other', picture, drawing }} size="large" />
        <div className={styles.actions}>
          <label className={styles.choose}>
            {isPending ? <Spinner /> : <Camera />}
            <span>{field.value ? 'Заменить фото' : 'Выбрать фото'}</span>
            <input
              type="file"
              accept="image/*"
              aria-label={field.value ? 'Заменить фото' : 'Выбрать фото'}
              aria-describedby={`${id}-hint`}
              aria-invalid={failure ? true : undefined}
              disabled={isPending}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                target.value = '';
                if (file) mutate(file);
              }}
            />
          </label>
          {field.value && (
            <Button variant="quiet" icon={<Trash2 />} onClick={() => field.onChange('')}>
              Убрать
            </Button>
          )}
        </div>
      </div>
      <p role="status" className={styles.hint} id={`${id}-hint`}>
        {isPending ? 'Загружаем фото…' : 'Показываем его только в вашем кабинете'}
      </p>
      {failure && (
        <p role="alert" className={styles.error}>
          {failure}
        </p>
      )}
    </fieldset>
  );
}
