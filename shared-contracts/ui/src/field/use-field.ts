import { useId } from 'react';
import { type FieldError, get, useFormContext, useFormState } from 'react-hook-form';
import { adviceFor } from './advice';

/** The common part of all fields: ids, error, and the props for the control. */
export function useField(name: string, hint?: unknown) {
  const { register } = useFormContext();
  const { errors } = useFormState({ name });
  const id = useId();
  const error: FieldError | undefined = get(errors, name);
  const described = [error && `${id}-error`, adviceFor(error?.message) && `${id}-advice`, Boolean(hint) && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  return {
    id,
    register,
    error: error?.message,
    aria: { 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined },
  };
}
