import { useId } from 'react';
import { type FieldError, get, useFormContext, useFormState } from 'react-hook-form';

/** What every field has in common: its ids, its error, and what binds the control to both. */
export function useField(name: string, hint?: unknown) {
  const { register } = useFormContext();
  const { errors } = useFormState({ name });
  const id = useId();
  const error: FieldError | undefined = get(errors, name);
  const described = [error && `${id}-error`, Boolean(hint) && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    register,
    error: error?.message,
    aria: { 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined },
  };
}
