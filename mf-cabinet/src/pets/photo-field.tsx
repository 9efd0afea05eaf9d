import { addPetPicture } from '@zapovednik/api/cabinet/calls/pet';
import { petKindCode } from '@zapovednik/api/pet-kind';
import { useApp } from '@zapovednik/platform/app';
import { useMutation } from '@zapovednik/platform/query';
import { Button, Spinner } from '@zapovednik/ui';
import { toFormMessage } from '@zapovednik/ui/field';
import { FileField, FileInput, shrinkPicture } from '@zapovednik/ui/files';
import { Camera, Trash2 } from '@zapovednik/ui/icons';
import { Row } from '@zapovednik/ui/layout';
import { useController, useWatch } from 'react-hook-form';
import { PetFace } from './pet-face';
import styles from './photo-field.module.css';

interface PhotoFieldProps {
  /** A drawing of the chosen kind; '' if there is none. */
  drawing: string;
}

/** The photo of a pet: a chosen photo is made smaller and uploaded at once. */
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
        <Row>
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
        </Row>
      )}
    </FileField>
  );
}
