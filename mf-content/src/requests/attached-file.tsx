import { FILE_HINT, fileEndings } from '@zapovednik/api/content/calls/application';
import { useApp } from '@zapovednik/platform/app';
import { useMutation } from '@zapovednik/platform/query';
import { Button, Spinner } from '@zapovednik/ui';
import { toFormMessage } from '@zapovednik/ui/field';
import { FileField, FileInput } from '@zapovednik/ui/files';
import { Check, Plus, RotateCcw, Trash2 } from '@zapovednik/ui/icons';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import styles from './attached-file.module.css';
import { uploadFile } from './upload-file';
import { UPLOADING, type VisitorInput } from './visitor-values';

/**
 * The file of a request or an application: it is uploaded when it is chosen. After a failure the upload can be tried again, and
 * the form keeps its values.
 *
 * @param legend what the file should be: «Резюме или портфолио»
 */
export function AttachedFile({ legend }: { legend: string }) {
  const app = useApp();
  const { setValue, watch } = useFormContext<VisitorInput>();
  const { field, fieldState } = useController<VisitorInput, 'file'>({ name: 'file' });
  const [share, setShare] = useState(0);
  const { mutate, isPending, isError, error, variables } = useMutation({
    networkMode: 'always',
    async mutationFn(file: File) {
      setShare(0);
      field.onChange(UPLOADING);
      return uploadFile(app, file, setShare);
    },
    onSuccess(uploaded, file) {
      setValue('fileName', file.name);
      field.onChange(uploaded);
    },
    onError: () => field.onChange(''),
  });
  const isUploaded = field.value !== '' && field.value !== UPLOADING;
  const failure = isError && !isUploaded ? toFormMessage(error) : isPending ? undefined : fieldState.error?.message;

  const name = watch('fileName');
  const hint = isPending ? `Загружаем: ${Math.round(share * 100)}\u00A0%` : isUploaded ? 'Файл загружен' : FILE_HINT;

  return (
    <FileField legend={legend} hint={hint} failure={failure} className={styles.field}>
      {(described) => (
        <div className={styles.line}>
          <FileInput
            {...described}
            label={isUploaded ? `Заменить файл ${name}` : 'Приложить файл'}
            accept={fileEndings.map((ending) => `.${ending}`).join()}
            disabled={isPending}
            className={styles.choose}
            onFiles={([file]) => {
              if (file) mutate(file);
            }}
          >
            {isPending ? <Spinner /> : isUploaded ? <Check /> : <Plus />}
            <span>{isUploaded ? name : 'Приложить файл'}</span>
          </FileInput>
          {isUploaded && (
            <Button variant="quiet" icon={<Trash2 />} onClick={() => field.onChange('')}>
              Убрать
            </Button>
          )}
          {isError && variables && !isUploaded && !isPending && (
            <Button variant="quiet" icon={<RotateCcw />} onClick={() => mutate(variables)}>
              Загрузить ещё раз
            </Button>
          )}
        </div>
      )}
    </FileField>
  );
}
