import { stripNonDigits } from '@zapovednik/rules/format';
import { clsx } from 'clsx';
import { type ChangeEvent, type RefObject, useEffect, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import styles from './field.module.css';
import { type FieldProps, Frame } from './frame';
import { useField } from './use-field';

export interface CodeFieldProps extends FieldProps {
  /** The number of digits. */
  length: number;
  /** Called when the last digit was typed, pasted, or filled in from the message. Without it the form is submitted. */
  onComplete?: () => void;
  /** For focusing the field. */
  inputRef?: RefObject<HTMLInputElement | null>;
}

/**
 * A one-time code in a single field, so that pasting and filling in from the message work; spaces, hyphens and words
 * around the digits are removed. A wrong code is announced and stays selected, so that the next one replaces it.
 *
 * @example Begun
 * const form = useZodForm(z.object({ code: z.string() }), {
 *   defaultValues: { code: '123' },
 * });
 * <Form form={form} label="Пример" onSubmit={() => {}}>
 *   <CodeField name="code" label="Код из СМС" length={6} hint="Отправили на +7 912 345-67-89" />
 * </Form>
 * @example Wrong
 * const form = useZodForm(z.object({ code: z.string() }), {
 *   defaultValues: { code: '123456' },
 *   errors: { code: { type: 'wrong', message: 'Код не подошёл' } },
 *   shouldFocusError: false,
 * });
 * <Form form={form} label="Пример" onSubmit={() => {}}>
 *   <CodeField name="code" label="Код из СМС" length={6} />
 * </Form>
 */
export function CodeField({ name, label, hint, length, onComplete, inputRef, className }: CodeFieldProps) {
  const { id, error, aria } = useField(name, { hint });
  const { clearErrors } = useFormContext();
  const { field } = useController({ name });
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;

  useEffect(() => {
    if (error) input.current?.select();
  }, [error, input]);

  const enter = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const digits = stripNonDigits(target.value).slice(0, length);
    if (digits === field.value) return;
    field.onChange(digits);
    clearErrors(name);
    if (digits.length < length) return;
    if (onComplete) onComplete();
    else target.form?.requestSubmit();
  };

  return (
    <Frame id={id} label={label} hint={hint} error={error} announced className={className}>
      <input
        {...aria}
        ref={(element) => {
          field.ref(element);
          input.current = element;
        }}
        id={id}
        name={name}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={String(field.value ?? '')}
        onChange={enter}
        onBlur={field.onBlur}
        className={clsx(styles.control, styles.code)}
      />
    </Frame>
  );
}
