import type { Controls, Filter } from 'shared-contracts/api/filter';
import { ChevronDown } from 'shared-contracts/ui/icons';
import styles from './filter-group.module.css';
import { FilterValue } from './filter-value';

interface FilterGroupProps {
  filter: Filter;
  chosen: Controls;
  onChoose: (name: string, value: string) => void;
  /** Whether its values are in sight from the start; those of a chosen one always are. */
  open: boolean;
}

/** One filter: its values with the number of products that each would leave. */
export function FilterGroup({ filter: { NAME, VALUES }, chosen, onChoose, open }: FilterGroupProps) {
  return (
    <details open={open || VALUES.some(({ CHECKED }) => CHECKED)} className={styles.group}>
      <summary>
        <span>{NAME}</span>
        <ChevronDown />
      </summary>
      <ul className={styles.values}>
        {VALUES.map(({ CONTROL_NAME: name, HTML_VALUE: value, VALUE: text, COUNT: count }) => (
          <FilterValue
            key={name}
            name={name}
            value={value}
            text={text}
            count={count}
            checked={chosen[name] !== undefined}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </details>
  );
}
