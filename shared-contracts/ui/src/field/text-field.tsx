import { clsx } from 'clsx';
import type { ComponentProps, RefObject } from 'react';
import styles from './field.module.css';
import { Frame, type MarkedFieldProps } from './frame';
import { useField } from './use-field';

export interface TextFieldProps
  extends MarkedFieldProps,
    Omit<ComponentProps<'input'>, 'name' | 'id' | 'required' | 'className' | 'ref'> {
  /** For focusing the field. */
  inputRef?: RefObject<HTMLInputElement | null>;
}

/**
 * One line of text. Set `autoComplete`, `inputMode` and `type` for the browser; a code from an SMS is `autoComplete="one-time-code"
 * inputMode="numeric"`.
 *
 * @example Empty, filled, wrong, disabled
 * const form = useZodForm(z.object({ email: z.string(), name: z.string(), house: z.string(), city: z.string() }), {
 *   defaultValues: { email: '', name: 'Анна', house: 'без номера', city: 'Екатеринбург' },
 *   errors: { house: { type: 'wrong', message: 'Укажите номер дома' } },
 *   shouldFocusError: false,
 * });
 * <Form form={form} label="Пример" onSubmit={() => {}}>
 *   <TextField name="email" label="Электронная почта" type="email" autoComplete="email" hint="Пришлём чек" />
 *   <TextField name="name" label="Имя" autoComplete="given-name" />
 *   <TextField name="house" label="Дом" />
 *   <TextField name="city" label="Город" disabled />
 * </Form>
 */
export function TextField({ name, label, hint, errorHint, required, className, inputRef, ...rest }: TextFieldProps) {
  const { id, register, error, aria } = useField(name, { hint, errorHint, required });
  const { ref, ...registered } = register(name);
  return (
    <Frame id={id} label={label} hint={hint} errorHint={errorHint} error={error} className={className}>
      <input
        {...rest}
        {...aria}
        {...registered}
        ref={(element) => {
          ref(element);
          if (inputRef) inputRef.current = element;
        }}
        id={id}
        className={styles.control}
      />
    </Frame>
  );
}

export interface TextAreaProps
  extends MarkedFieldProps,
    Omit<ComponentProps<'textarea'>, 'name' | 'id' | 'required' | 'className'> {}

/**
 * Several lines of text; it grows with its content if the browser supports that.
 *
 * @example Empty, filled, wrong
 * const form = useZodForm(z.object({ comment: z.string(), review: z.string(), question: z.string() }), {
 *   defaultValues: { comment: '', review: 'Собака довольна.\nБерём третий раз.', question: '?' },
 *   errors: { question: { type: 'wrong', message: 'Напишите вопрос подробнее' } },
 *   shouldFocusError: false,
 * });
 * <Form form={form} label="Пример" onSubmit={() => {}}>
 *   <TextArea name="comment" label="Комментарий курьеру" placeholder="Код домофона, этаж" />
 *   <TextArea name="review" label="Отзыв" />
 *   <TextArea name="question" label="Вопрос" />
 * </Form>
 */
export function TextArea({ name, label, hint, required, className, rows = 3, ...rest }: TextAreaProps) {
  const { id, register, error, aria } = useField(name, { hint, required });
  return (
    <Frame id={id} label={label} hint={hint} error={error} className={className}>
      <textarea
        {...rest}
        {...aria}
        {...register(name)}
        id={id}
        rows={rows}
        className={clsx(styles.control, styles.lines)}
      />
    </Frame>
  );
}
