import { addReviewPicture, MOST_PICTURES, type reviewForm } from '@zapovednik/api/catalog/calls/review-writes';
import { useApp } from '@zapovednik/platform/app';
import { useMutation } from '@zapovednik/platform/query';
import { IconButton, Picture, Skeleton } from '@zapovednik/ui';
import { toFormMessage } from '@zapovednik/ui/field';
import { FileField, FileInput, shrinkPicture } from '@zapovednik/ui/files';
import { Camera, X } from '@zapovednik/ui/icons';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type * as z from 'zod/mini';
import styles from './pictures-field.module.css';

/** The address of an uploaded picture. */
const addressOf = (id: string) => `/pictures/review/${id}/1`;

/** Photos of a review: chosen photos are made smaller and uploaded at once. */
export function PicturesField({ name }: { name: 'pictures' }) {
  const { api } = useApp();
  const { control, getValues } = useFormContext<z.input<typeof reviewForm>>();
  const { field, fieldState } = useController({ control, name });
  const [waiting, setWaiting] = useState(0);
  const pictures = field.value ?? [];
  const free = MOST_PICTURES - pictures.length - waiting;

  const { mutate, error, isError } = useMutation({
    networkMode: 'always',
    async mutationFn(files: readonly File[]) {
      setWaiting(files.length);
      try {
        for (const file of files) {
          const answer = await api(addReviewPicture, { file: await shrinkPicture(file) });
          field.onChange([...(getValues(name) ?? []), answer.id]);
          setWaiting((count) => count - 1);
        }
      } finally {
        setWaiting(0);
      }
    },
  });
  const failure = fieldState.error?.message ?? (isError ? toFormMessage(error) : undefined);

  const hint = waiting > 0 ? 'Загружаем фото…' : `До ${MOST_PICTURES} фото, их увидят все`;

  return (
    <FileField legend="Фотографии" hint={hint} failure={failure}>
      {(described) => (
        <ul className={styles.pictures}>
          {pictures.map((picture, at) => (
            <li key={picture}>
              <Picture src={addressOf(picture)} alt={`Фото ${at + 1}`} sizes="88px" />
              <IconButton
                label={`Убрать фото ${at + 1}`}
                variant="raised"
                className={styles.remove}
                onClick={() => field.onChange(pictures.filter((other) => other !== picture))}
              >
                <X />
              </IconButton>
            </li>
          ))}
          {Array.from({ length: waiting }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else
            <li key={`waiting ${at}`}>
              <Skeleton shape="block" />
            </li>
          ))}
          {free > 0 && (
            <li>
              <FileInput
                {...described}
                label="Добавить фотографии"
                accept="image/*"
                multiple
                className={styles.add}
                onFiles={(files) => mutate(files.slice(0, free))}
              >
                <Camera />
                <span>Добавить</span>
              </FileInput>
            </li>
          )}
        </ul>
      )}
    </FileField>
  );
}
