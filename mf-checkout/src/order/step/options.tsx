import { Detail } from '@zapovednik/ui/layout';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './options.module.css';

interface OptionItem<Value extends string | number> {
  value: Value;
  title: ReactNode;
  /** A second line. */
  detail?: ReactNode;
  /** Shown at the end of the line: a price. */
  aside?: ReactNode;
}

interface OptionsProps<Value extends string | number> {
  /** The chosen option. */
  label: string;
  items: readonly OptionItem<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** `cards` for longer texts, `chips` for short ones. */
  look?: 'cards' | 'chips';
}

/** A choice of one option that takes effect at once, without a form and without a button. */
export function Options<Value extends string | number>(props: OptionsProps<Value>) {
  const { label, items, value, onChange, look = 'cards' } = props;
  const name = useId();
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles[look]}>
        {items.map(({ value: own, title, detail, aside }) => (
          <label key={own} className={clsx(styles.option, look === 'chips' && styles.chip)}>
            <input type="radio" name={name} checked={own === value} onChange={() => onChange(own)} />
            <span className={styles.title}>{title}</span>
            {detail && (
              <span className={styles.detail}>
                <Detail>{detail}</Detail>
              </span>
            )}
            {aside && <span className={styles.aside}>{aside}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
