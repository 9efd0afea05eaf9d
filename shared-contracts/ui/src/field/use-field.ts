import { useId } from 'react';
import { type FieldError, get, useFormContext, useFormState } from 'react-hook-form';

interface Hints {
  /** Always visible. */
  hint?: unknown;
  /** A second sentence below an error. */
  errorHint?: string | undefined;
  /** The errors that it belongs to, by their beginning; by default all of the field. */
  ofErrors?: string | undefined;
  required?: boolean | undefined;
}

/** The common part of all fields: ids, error, and the props for the control. */
export function useField(name: string, { hint, errorHint, ofErrors = '', required }: Hints) {
  const { register } = useFormContext();
  const { errors } = useFormState({ name });
  const id = useId();
  const error: FieldError | undefined = get(errors, name);
  const second = error?.message?.startsWith(ofErrors) ? errorHint : undefined;
  const described = [error && `${id}-error`, second && `${id}-error-hint`, Boolean(hint) && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  return {
    id,
    register,
    error: error?.message,
    errorHint: second,
    aria: {
      'aria-invalid': error ? true : undefined,
      'aria-required': required,
      'aria-describedby': described || undefined,
    },
  };
}
