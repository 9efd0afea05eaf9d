import { useController, useWatch } from 'react-hook-form';
import { useApp } from 'shared-contracts/app';
import { addPetPicture } from 'shared-contracts/cabinet/calls/pet';
import { petKindCode } from 'shared-contracts/cabinet/wire/pet';
import { useMutation } from 'shared-contracts/query';
import { Button, Spinner } from 'shared-contracts/ui';
import { toFormMessage } from 'shared-contracts/ui/field';
import { FileField, FileInput } from 'shared-contracts/ui/file-field';
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
  const { field, fieldState } = useController<{ picture: string }, 'picture'>({ name: 'picture' });
  const kind = petKindCode.safeParse(useWatch({ name: 'animal' }));
  const { mutate, isPending, error, isError } = useMutation({
    networkMode: 'always',
    mutationFn: async (file: File) => api(addPetPicture, { file: await shrinkPicture(file) }),
    onSuccess: (uploaded) => field.onChange(uploaded.id),
  });
  const failure = fieldState.error?.message ?? (isError ? toFormMessage(error) : undefined);
  const picture = field.value ? `/pictures/pet/${field.value}/1` : '';

  const label = field.value ? 'Заменить фото' : 'Выбрать фото';
  const hint = isPending ? 'Загружаем фото…' : 'Показываем его только в вашем кабинете';

  return (
    <FileField legend="Фотография" hint={hint} failure={failure}>
      {(described) => (
        <div className={styles.line}>
          <PetFace pet={{ kind: kind.success ? kind.data : 'other', picture, drawing }} size="large" />
          <div className={styles.actions}>
            <FileInput
              {...described}
              label={label}
              accept="image/*"
              disabled={isPending}
              className={styles.choose}
              onFiles={([file]) => {
                if (file) mutate(file);
              }}
            >
              {isPending ? <Spinner /> : <Camera />}
              <span>{label}</span>
            </FileInput>
            {field.value && (
              <Button variant="quiet" icon={<Trash2 />} onClick={() => field.onChange('')}>
                Убрать
              </Button>
            )}
          </div>
        </div>
      )}
    </FileField>
  );
}
