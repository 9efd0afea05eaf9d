import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Detail } from '../layout';
import styles from './choices.module.css';
import { FieldError, type FieldProps } from './frame';
import { useField } from './use-field';

export interface CheckboxProps extends Omit<FieldProps, 'label'> {
  /** The label; can contain links. */
  children: ReactNode;
}

/**
 * A checkbox.
 *
 * @example Empty, checked, wrong
 * const form = useZodForm(z.object({ news: z.boolean(), call: z.boolean(), agree: z.boolean() }), {
 *   defaultValues: { news: false, call: true, agree: false },
 *   errors: { agree: { type: 'wrong', message: 'Нужно ваше согласие' } },
 *   shouldFocusError: false,
 * });
 * <Form form={form} label="Пример" onSubmit={() => {}}>
 *   <Checkbox name="news" hint="Не чаще раза в неделю">Присылать новости</Checkbox>
 *   <Checkbox name="call">Позвонить перед доставкой</Checkbox>
 *   <Checkbox name="agree">Согласен на обработку персональных данных и с правилами продажи товаров в магазине</Checkbox>
 * </Form>
 */
export function Checkbox({ name, hint, children, className }: CheckboxProps) {
  const { id, register, error, aria } = useField(name, { hint });
  return (
    <div className={className}>
      <label className={styles.line}>
        <input type="checkbox" {...aria} {...register(name)} className={styles.box} />
        <span>{children}</span>
      </label>
      <FieldError id={id}>{error}</FieldError>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

export interface Choice {
  value: string;
  title: ReactNode;
  /** A second line: price, address, time. */
  detail?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps extends FieldProps {
  choices: readonly Choice[];
}

/**
 * One of a few options, each shown as a card with its details: delivery or payment options.
 *
 * @example Chosen, disabled
 * const form = useZodForm(z.object({ delivery: z.string() }), {
 *   defaultValues: { delivery: 'courier' },
 * });
 * <Form form={form} label="Пример" onSubmit={() => {}}>
 *   <RadioCards
 *     name="delivery"
 *     label="Способ получения"
 *     choices={[
 *       { value: 'courier', title: 'Курьером', detail: 'Завтра, 150 ₽' },
 *       { value: 'pickup', title: 'В магазине', detail: 'Сегодня, бесплатно' },
 *       { value: 'express', title: 'За два часа', detail: 'В вашем городе пока нет', disabled: true },
 *     ]}
 *   />
 * </Form>
 * @example Nothing chosen
 * const form = useZodForm(z.object({ payment: z.string() }), {
 *   defaultValues: { payment: '' },
 *   errors: { payment: { type: 'wrong', message: 'Выберите способ оплаты' } },
 *   shouldFocusError: false,
 * });
 * <Form form={form} label="Пример" onSubmit={() => {}}>
 *   <RadioCards
 *     name="payment"
 *     label="Оплата"
 *     choices={[{ value: 'card', title: 'Картой на сайте' }, { value: 'cash', title: 'При получении' }]}
 *   />
 * </Form>
 */
export function RadioCards({ name, label, hint, choices, className }: RadioCardsProps) {
  const { id, register, error, aria } = useField(name, { hint });
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only a radiogroup may say that it is invalid
    <fieldset role="radiogroup" {...aria} className={className}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.cards}>
        {choices.map(({ value, title, detail, disabled }) => (
          <label key={value} className={clsx(styles.line, styles.card)}>
            <input type="radio" value={value} disabled={disabled} {...register(name)} className={styles.dot} />
            <span>
              <span className={styles.title}>{title}</span>
              {detail && <Detail>{detail}</Detail>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
