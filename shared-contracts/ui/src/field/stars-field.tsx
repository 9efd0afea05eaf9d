import { useFormContext, useWatch } from 'react-hook-form';
import { Star } from '../icons';
import { FieldError, type FieldProps } from './frame';
import styles from './stars-field.module.css';
import { useField } from './use-field';

const meanings = ['ужасно', 'плохо', 'нормально', 'хорошо', 'отлично'];

/**
 * A rating from 1 to 5 stars (PRD-57, LIM-67): five radio buttons, which work with arrow keys too. Its value is text,
 * `'4'`.
 *
 * @example Empty, chosen, wrong
 * const form = useZodForm(z.object({ service: z.string(), product: z.string(), delivery: z.string() }), {
 *   defaultValues: { service: '', product: '4', delivery: '' },
 *   errors: { delivery: { type: 'wrong', message: 'Поставьте оценку' } },
 *   shouldFocusError: false,
 * });
 * <Form form={form} label="Пример" onSubmit={() => {}}>
 *   <StarsField name="service" label="Обслуживание" />
 *   <StarsField name="product" label="Товар" />
 *   <StarsField name="delivery" label="Доставка" />
 * </Form>
 */
export function StarsField({ name, label, hint, className }: FieldProps) {
  const { id, register, error, aria } = useField(name, { hint });
  const { control } = useFormContext();
  const chosen = Number(useWatch({ control, name }) ?? 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only a radiogroup may say that it is invalid
    <fieldset role="radiogroup" {...aria} className={className}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.stars}>
        {meanings.map((meaning, at) => (
          <label key={meaning} data-full={at < chosen || undefined} className={styles.star}>
            <input type="radio" value={at + 1} aria-label={`${at + 1} из 5, ${meaning}`} {...register(name)} />
            <Star />
          </label>
        ))}
        <span aria-hidden="true" className={styles.meaning}>
          {meanings[chosen - 1]}
        </span>
      </div>
      <FieldError id={id}>{error}</FieldError>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
    </fieldset>
  );
}
