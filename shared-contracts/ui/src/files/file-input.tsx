import type { ComponentProps, ReactNode } from 'react';
import styles from './file-field.module.css';

interface FileInputProps
  extends Pick<
    ComponentProps<'input'>,
    'accept' | 'aria-describedby' | 'aria-invalid' | 'className' | 'disabled' | 'multiple'
  > {
  /** Its accessible name; it contains the visible text. */
  label: string;
  /** Called with at least one file, also when the same file is chosen again. */
  onFiles: (files: readonly File[]) => void;
  /** An icon and a text. */
  children: ReactNode;
}

/**
 * Opens the device's file dialog. Its look is set by `className`.
 *
 * @example <FileInput label="Выбрать фото" accept="image/png" onFiles={() => {}}>Выбрать фото</FileInput>
 */
export function FileInput({ label, onFiles, className = '', children, ...input }: FileInputProps) {
  return (
    <label className={`${styles.choose} ${className}`}>
      {children}
      <input
        {...input}
        type="file"
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
