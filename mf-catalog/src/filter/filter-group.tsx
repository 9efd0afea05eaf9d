import { memo, useState } from 'react';
import type { Filter } from 'shared-contracts/catalog/calls/filter';
import { ChevronDown } from 'shared-contracts/ui/icons';
import styles from './filter-group.module.css';
import { FilterValue } from './filter-value';

interface FilterGroupProps {
  filter: Filter;
  /** What `checkedNames` says of it: a text, so that a choice renders the filter that it was made in. */
  checked: string;
  onChoose: (name: string, value: string) => void;
  /** Whether its values are in sight from the start; those of a chosen one always are. */
  open: boolean;
}

/** Values that are in sight at once; a few more are not worth a press. */
const inSight = 8;
const worthHiding = 3;

/** Opens for a chosen value, and then stays: taking the choice back closes nothing under the hand. */
function useOpenFor(values: Filter['VALUES'], from: boolean): boolean {
  const wanted = from || values.some(({ CHECKED }) => CHECKED);
  const [open, setOpen] = useState(wanted);
  if (wanted && !open) setOpen(true);
  return open;
}

/** One filter: its values with the number of products that each would leave, the first of many in sight. */
export const FilterGroup = memo(function FilterGroup({
  filter: { NAME, VALUES },
  checked,
  onChoose,
  open,
}: FilterGroupProps) {
  const names = new Set(checked.split(' '));
  const first = VALUES.length < inSight + worthHiding ? VALUES.length : inSight;
  const rest = VALUES.slice(first);
  const isOpen = useOpenFor(VALUES, open);
  const restIsOpen = useOpenFor(rest, false);

  const list = (values: Filter['VALUES']) => (
    <ul className={styles.values}>
      {values.map(({ CONTROL_NAME: name, HTML_VALUE: value, VALUE: text, COUNT: count }) => (
        <FilterValue
          key={name}
          name={name}
          value={value}
          text={text}
          count={count}
          checked={names.has(name)}
          onChoose={onChoose}
        />
      ))}
    </ul>
  );

  return (
    <details open={isOpen} className={styles.group}>
      <summary>
        <span>{NAME}</span>
        <ChevronDown />
      </summary>
      {list(VALUES.slice(0, first))}
      {rest.length > 0 && (
        <details open={restIsOpen} className={styles.rest}>
          <summary>
            <span className={styles.more}>Показать ещё {rest.length}</span>
            <span className={styles.less}>Свернуть</span>
          </summary>
          {list(rest)}
        </details>
      )}
    </details>
  );
});
