import { clsx } from 'clsx';
import styles from './field.module.css';
import { Frame, type MarkedFieldProps } from './frame';
import { useField } from './use-field';

export interface Option {
  value: string;
  label: string;
}

export interface SelectProps extends MarkedFieldProps {
  options: readonly Option[];
  /** The option for "nothing chosen yet", with the value ''. */
  placeholder?: string;
}

/**
 * One of many options: the browser's own list, which works best on phones.
 *
 * @example Empty, chosen, wrong
 * const options = [{ value: 'yes', label: 'Есть' }, { value: 'no', label: 'Нет' }];
 * const form = useZodForm(z.object({ elevator: z.string(), ramp: z.string(), parking: z.string() }), {
 *   defaultValues: { elevator: '', ramp: 'no', parking: '' },
 *   errors: { parking: { type: 'wrong', message: 'Выберите, есть ли парковка' } },
 *   shouldFocusError: false,
 * });
 * <Form form={form} label="Пример" onSubmit={() => {}}>
 *   <Select name="elevator" label="Лифт" placeholder="Выберите" options={options} />
 *   <Select name="ramp" label="Пандус" options={options} />
 *   <Select name="parking" label="Парковка" placeholder="Выберите" options={options} />
 * </Form>
 */
export function Select({ name, label, hint, errorHint, options, placeholder, required, className }: SelectProps) {
  const { id, register, error, aria } = useField(name, { hint, errorHint, required });
  return (
    <Frame id={id} label={label} hint={hint} errorHint={errorHint} error={error} className={className}>
      <select {...aria} {...register(name)} id={id} className={clsx(styles.control, styles.select)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}
