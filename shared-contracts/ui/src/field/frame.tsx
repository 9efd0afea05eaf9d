import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { AlertCircle } from '../icons';
import styles from './field.module.css';

/** The common props of all fields. */
export interface FieldProps {
  /** The field's name in the form's schema. */
  name: string;
  label: string;
  /** A hint that is always visible. */
  hint?: ReactNode;
  /** A second sentence below an error whose prescribed text says too little. */
  errorHint?: string | undefined;
  className?: string;
}

/** The props of a field that can be marked as required. */
export interface MarkedFieldProps extends FieldProps {
  /** Tells screen readers that the form needs an answer. A star at the label is the form's own, with what it means. */
  required?: boolean | undefined;
}

interface FieldErrorProps {
  id: string;
  /** Announces the error when it appears, because the focus stays in the field. */
  announced?: boolean | undefined;
  /** A second sentence: what to do. */
  hint?: string | undefined;
  children: string | undefined;
}

/** The message at a field, visible and for screen readers. */
export function FieldError({ id, announced = false, hint, children }: FieldErrorProps) {
  if (!children) return null;
  return (
    <>
      <p id={`${id}-error`} role={announced ? 'alert' : undefined} className={styles.error}>
        <AlertCircle />
        {children}
      </p>
      {hint && (
        <p id={`${id}-error-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}

export interface FrameProps extends Omit<FieldProps, 'name'>, Omit<FieldErrorProps, 'children' | 'hint'> {
  error: string | undefined;
  children: ReactNode;
}

/** Label, control, error and hint of a field with one control. */
export function Frame({ id, label, hint, errorHint, error, announced, className, children }: FrameProps) {
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      {children}
      <FieldError id={id} announced={announced} hint={errorHint}>
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
