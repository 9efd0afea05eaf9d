import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { AlertCircle } from '../icons';
import { adviceFor } from './advice';
import styles from './field.module.css';

/** The common props of all fields. */
export interface FieldProps {
  /** The field's name in the form's schema. */
  name: string;
  label: string;
  /** A hint that is always visible. */
  hint?: ReactNode;
  className?: string;
}

interface FieldErrorProps {
  id: string;
  /** Announces the error when it appears, because the focus stays in the field. */
  announced?: boolean | undefined;
  children: string | undefined;
}

/** The message at a field, visible and for screen readers. */
export function FieldError({ id, announced = false, children }: FieldErrorProps) {
  if (!children) return null;
  const advice = adviceFor(children);
  return (
    <>
      <p id={`${id}-error`} role={announced ? 'alert' : undefined} className={styles.error}>
        <AlertCircle />
        {children}
      </p>
      {advice && (
        <p id={`${id}-advice`} className={styles.hint}>
          {advice}
        </p>
      )}
    </>
  );
}

export interface FrameProps extends Omit<FieldProps, 'name'>, Omit<FieldErrorProps, 'children'> {
  error: string | undefined;
  children: ReactNode;
}

/** Label, control, error and hint of a field with one control. */
export function Frame({ id, label, hint, error, announced, className, children }: FrameProps) {
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      {children}
      <FieldError id={id} announced={announced}>
        {error}
      </FieldError>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
