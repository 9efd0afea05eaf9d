import { ApiError } from '@zapovednik/platform/client';
import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';

/** How a form shows a failure: messages at its fields, or one for the whole form. */
export interface FormError {
  readonly message?: string;
  /** By field name; nested names contain a dot: `user.phone`. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** A failure with a message for the user of the form. */
export class FormFailure extends Error implements FormError {
  override name = 'FormFailure';
  readonly fields: NonNullable<FormError['fields']>;

  constructor(message: string, { fields = {}, ...options }: ErrorOptions & Pick<FormError, 'fields'> = {}) {
    super(message, options);
    this.fields = fields;
  }
}

/** If there are field messages, the general message is not shown. */
const atFields = ({ message, fields = {} }: FormError): FormError =>
  Object.keys(fields).length > 0 ? { fields } : message ? { message } : {};

/**
 * Maps a failure to messages for the form. The entered data stays, and the same button retries.
 *
 * @throws any error except an answer of the server, a missing answer, and a {@link FormFailure}
 */
export function toFormError(error: unknown): FormError {
  if (error instanceof FormFailure) return atFields(error);
  if (!(error instanceof ApiError)) throw error;
  if (error.failure) return atFields(error.failure);
  if (error.kind === 'broken') return { message: 'Магазин ответил непонятно. Попробуйте ещё раз.' };
  return { message: 'Нет связи с магазином. Проверьте интернет и попробуйте ещё раз.' };
}

/** The same as one sentence, for forms without fields. Throws as {@link toFormError} does. */
export function toFormMessage(error: unknown): string {
  const { message, fields = {} } = toFormError(error);
  return message ?? Object.values(fields)[0] ?? 'Возникла ошибка';
}

/**
 * Shows messages at their fields, and focuses the first field with an error if it is on the page.
 *
 * @returns the message for the whole form, if one remains
 */
export function showAtFields<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  { message, fields = {} }: FormError,
): string | undefined {
  const isField = (name: string): name is Path<Input> => get(form.getValues(), name) !== undefined;
  const names = Object.keys(fields).filter(isField);
  names.forEach((name, index) => {
    form.setError(name, { type: 'server', message: fields[name] }, { shouldFocus: index === 0 });
  });
  if (message || names.length > 0) return message;
  // If the form does not have the field, its message is shown for the whole form.
  return Object.values(fields)[0] ?? 'Возникла ошибка';
}
