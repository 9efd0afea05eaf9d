import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';
import { ApiError } from 'shared-contracts/client';

/** What a form shows of a failure: messages at its fields, or one for the whole form. */
export interface FormError {
  readonly message?: string;
  /** By the name of the field, nested ones with a dot: `user.phone`. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** A failure that its thrower can put into words for the person in front of the form. */
export class FormFailure extends Error implements FormError {
  override name = 'FormFailure';
  readonly fields: NonNullable<FormError['fields']>;

  constructor(message: string, { fields = {}, ...options }: ErrorOptions & Pick<FormError, 'fields'> = {}) {
    super(message, options);
    this.fields = fields;
  }
}

/** Where there are fields, their messages say it all. */
const atFields = ({ message, fields = {} }: FormError): FormError =>
  Object.keys(fields).length > 0 ? { fields } : message ? { message } : {};

/**
 * A failure in words for the form that asked. Everything that was typed stays, and the same button tries again.
 *
 * @throws what is neither the server's answer, nor the lack of one, nor a {@link FormFailure}
 */
export function toFormError(error: unknown): FormError {
  if (error instanceof FormFailure) return atFields(error);
  if (!(error instanceof ApiError)) throw error;
  if (error.failure) return atFields(error.failure);
  if (error.kind === 'broken') return { message: 'Магазин ответил непонятно. Попробуйте ещё раз.' };
  return { message: 'Нет связи с магазином. Проверьте интернет и попробуйте ещё раз.' };
}

/** The same in one sentence, where there are no fields to show it at. Throws as {@link toFormError} does. */
export function toFormMessage(error: unknown): string {
  const { message, fields = {} } = toFormError(error);
  return message ?? Object.values(fields)[0] ?? 'Возникла ошибка';
}

/**
 * Shows messages at their fields; the first field that is wrong takes the focus, where it is on the page.
 *
 * @returns what remains to be said of the whole form, if anything
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
  // A field of the request that this form does not have has no other place for its message.
  return Object.values(fields)[0] ?? 'Возникла ошибка';
}
