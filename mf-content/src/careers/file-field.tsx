import { useId, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useApp } from 'shared-contracts/app';
import { FILE_HINT, fileEndings } from 'shared-contracts/content/calls/application';
import { useMutation } from 'shared-contracts/query';
import { Button, Spinner } from 'shared-contracts/ui';
import { toFormMessage } from 'shared-contracts/ui/field';
import { Check, Plus, RotateCcw, Trash2 } from 'shared-contracts/ui/icons';
import { UPLOADING, type VisitorInput } from '../requests/visitor-values';
import styles from './file-field.module.css';
import { uploadFile } from './upload-file';

/** The file of an application: uploaded when it is chosen. After a failure it can be tried again, and the form keeps what was typed. */
export function FileField() {
  const app = useApp();
  const id = useId();
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

  return (
    <fieldset className={styles.field}>
      <legend>Резюме или портфолио</legend>
      <div className={styles.line}>
        <label className={styles.choose}>
          {isPending ? <Spinner /> : isUploaded ? <Check /> : <Plus />}
          <span>{isUploaded ? watch('fileName') : 'Приложить файл'}</span>
          <input
            type="file"
            accept={fileEndings.map((ending) => `.${ending}`).join()}
            aria-label={isUploaded ? `Заменить файл ${watch('fileName')}` : 'Приложить файл'}
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
      <p role="status" className={styles.hint} id={`${id}-hint`}>
        {isPending ? `Загружаем: ${Math.round(share * 100)} %` : isUploaded ? 'Файл загружен' : FILE_HINT}
      </p>
      {failure && (
        <p role="alert" className={styles.error}>
          {failure}
        </p>
      )}
    </fieldset>
  );
}
