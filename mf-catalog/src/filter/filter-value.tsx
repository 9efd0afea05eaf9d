import { memo } from 'react';
import styles from './filter-group.module.css';

interface FilterValueProps {
  /** Name and value of the field, as the form sends them. */
  name: string;
  value: string;
  text: string;
  /** Product count for this value. */
  count: number;
  checked: boolean;
  onChoose: (name: string, value: string) => void;
}

/** One value of a filter; a choice renders only the changed one of a hundred values. */
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
