import { type ReactNode, useId } from 'react';
import styles from './file-field.module.css';

interface Described {
  /** The id of the hint. */
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': true | undefined;
}

interface FileFieldProps {
  legend: string;
  /** Which files are allowed, or the current state; it is announced when it changes. */
  hint: string;
  failure: string | undefined;
  className?: string | undefined;
  /** The `FileInput`, which takes these properties, and the chosen files. */
  children: (described: Described) => ReactNode;
}

/**
 * The frame of a field for files: name, hint and error.
 *
 * @example
 * <FileField legend="Фотография" hint="До 5 МБ" failure={undefined}>
 *   {(described) => (
 *     <FileInput {...described} label="Выбрать фото" accept="image/png" onFiles={() => {}}>Выбрать фото</FileInput>
 *   )}
 * </FileField>
 * @example With an error
 * <FileField legend="Резюме" hint="PDF до 5 МБ" failure="Файл больше 5 МБ">
 *   {(described) => <FileInput {...described} label="Выбрать файл" onFiles={() => {}}>Выбрать файл</FileInput>}
 * </FileField>
 */
export function FileField({ legend, hint, failure, className = '', children }: FileFieldProps) {
  const id = `${useId()}-hint`;
  return (
    <fieldset className={`${styles.field} ${className}`}>
      <legend>{legend}</legend>
      {children({ 'aria-describedby': id, 'aria-invalid': failure ? true : undefined })}
      <p role="status" className={styles.hint} id={id}>
        {hint}
      </p>
      {failure && (
        <p role="alert" className={styles.error}>
          {failure}
        </p>
      )}
    </fieldset>
  );
}
