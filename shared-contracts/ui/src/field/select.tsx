import { clsx } from 'clsx';
import styles from './field.module.css';
import { type FieldProps, Frame } from './frame';
import { useField } from './use-field';

export interface Option {
  value: string;
  label: string;
}

export interface SelectProps extends FieldProps {
  options: readonly Option[];
  /** The option for "nothing chosen yet", with the value ''. */
  placeholder?: string;
}

/**
 * One of many options: the browser's own list, which works best on phones.
 *
 * @example <Select name="elevator" label="Лифт" placeholder="Выберите" options={[{ value: 'yes', label: 'Есть' }]} />
 */
export function Select({ name, label, hint, options, placeholder, className }: SelectProps) {
  const { id, register, error, aria } = useField(name, hint);
  return (
    <Frame id={id} label={label} hint={hint} error={error} className={className}>
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
