import { stripNonDigits } from '@zapovednik/rules/format';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import styles from './field.module.css';
import { Frame, type MarkedFieldProps } from './frame';
import { useField } from './use-field';

/**
 * The digits of a Russian number that is being typed. A leading +7, 8 or 7 means the same; after a bracket, 7 or 8
 * belongs to the area code. At most 11 digits, the first is 7.
 */
function phoneDigits(text: string): string {
  const digits = stripNonDigits(text);
  const hasCountry = /^[78]/.test(digits) && !text.startsWith('(');
  return digits && `7${hasCountry ? digits.slice(1) : digits}`.slice(0, 11);
}

/**
 * The form's value. A number that is too short has no country code, so that a message quotes the typed text (VAL-04).
 */
const phoneValue = (digits: string): string =>
  digits.length === 11 || digits.length < 2 ? digits : `(${digits.slice(1)}`;

/** Beside the message of VAL-04, which only quotes the digits. */
const TEN_DIGITS = 'Нужны десять цифр после\u00A0+7';

/** Formats the digits typed so far: `+7 912 345-67-89`. */
function phoneText(digits: string): string {
  const [, area = '', first = '', second = '', third = ''] =
    /^7(\d{0,3})(\d{0,3})(\d{0,2})(\d{0,2})/.exec(digits) ?? [];
  if (digits === '') return '';
  return ['+7', area && ` ${area}`, first && ` ${first}`, second && `-${second}`, third && `-${third}`].join('');
}

/**
 * A Russian mobile number, formatted as `+7 912 345-67-89`; it can be typed or pasted in any format. The form's value
 * is its digits, `79123456789`; for a number that is too short only the digits after +7, `(912`. If the user edits the
 * middle, the text is formatted only on blur, so that the caret does not jump.
 *
 * @example Empty, filled, wrong
 * const form = useZodForm(z.object({ phone: z.string(), second: z.string(), wrong: z.string() }), {
 *   defaultValues: { phone: '', second: '79123456789', wrong: '(912' },
 *   errors: { wrong: { type: 'wrong', message: 'Введите номер полностью' } },
 *   shouldFocusError: false,
 * });
 * <Form form={form} label="Пример" onSubmit={() => {}}>
 *   <PhoneField name="phone" label="Телефон" />
 *   <PhoneField name="second" label="Запасной телефон" />
 *   <PhoneField name="wrong" label="Телефон получателя" />
 * </Form>
 */
export function PhoneField({ name, label, hint, required, className }: MarkedFieldProps) {
  const { id, error, errorHint, aria } = useField(name, {
    hint,
    errorHint: TEN_DIGITS,
    ofErrors: 'Не удалось',
    required,
  });
  const { field } = useController({ name });
  const input = useRef<HTMLInputElement | null>(null);
  const value = phoneDigits(String(field.value ?? ''));

  // The form may set or reset the value. If the value has the same digits as the typed text, the text does not change.
  useEffect(() => {
    if (input.current && phoneDigits(input.current.value) !== value) input.current.value = phoneText(value);
  }, [value]);

  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const digits = phoneDigits(target.value);
    field.onChange(phoneValue(digits));
    if (target.selectionStart === target.value.length) target.value = phoneText(digits);
  };

  return (
    <Frame id={id} label={label} hint={hint} errorHint={errorHint} error={error} className={className}>
      <input
        {...aria}
        ref={(element) => {
          field.ref(element);
          input.current = element;
        }}
        id={id}
        name={name}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+7"
        defaultValue={phoneText(value)}
        onChange={type}
        onBlur={({ target }) => {
          target.value = phoneText(phoneDigits(target.value));
          field.onBlur();
        }}
        className={styles.control}
      />
    </Frame>
  );
}
