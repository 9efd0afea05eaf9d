import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { AlertCircle } from '../icons';
import styles from './field.module.css';

/** What the caller of any field says. */
export interface FieldProps {
  /** Its name in the form's schema. */
  name: string;
  label: string;
  /** Help that stays in sight. */
  hint?: ReactNode;
  className?: string;
}

interface FieldErrorProps {
  id: string;
  /** Told aloud when it comes, where the focus stays in the field. */
  announced?: boolean | undefined;
  children: string | undefined;
}

/** The message at a field: what to do, for eyes and screen readers. */
export function FieldError({ id, announced = false, children }: FieldErrorProps) {
  if (!children) return null;
  return (
    <p id={`${id}-error`} role={announced ? 'alert' : undefined} className={styles.error}>
      <AlertCircle />
      {children}
    </p>
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
