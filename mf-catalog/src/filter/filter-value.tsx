import { memo } from 'react';
import styles from './filter-group.module.css';

interface FilterValueProps {
  /** Of the field, and what it sends when it is chosen. */
  name: string;
  value: string;
  text: string;
  /** Products that it would leave. */
  count: number;
  checked: boolean;
  onChoose: (name: string, value: string) => void;
}

/** One value of a filter; of a hundred, a choice renders the one that was touched. */
export const FilterValue = memo(function FilterValue({
  name,
  value,
  text,
  count,
  checked,
  onChoose,
}: FilterValueProps) {
  return (
    <li>
      <label className={count === 0 && !checked ? styles.none : undefined}>
        <input
          type="checkbox"
          name={name}
          value={value}
          checked={checked}
          onChange={(event) => onChoose(name, event.target.checked ? value : '')}
        />
        <span>{text}</span>
        <span className={styles.count}>{count}</span>
      </label>
    </li>
  );
});
