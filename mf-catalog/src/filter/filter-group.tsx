import type { Filter } from '@zapovednik/api/catalog/models/filter';
import { ChevronDown } from '@zapovednik/ui/icons';
import { memo, useState } from 'react';
import styles from './filter-group.module.css';
import { FilterValue } from './filter-value';
import { matchesText } from './matches-text';

interface FilterGroupProps {
  filter: Filter;
  /** The result of `checkedNames`: a string, so that a choice renders only the changed filter. */
  checked: string;
  onChoose: (name: string, value: string) => void;
  /** Whether its values are visible at first; filters with a chosen value are always open. */
  open: boolean;
}

/** How many values are visible at first, and how many more are needed for a «show more» button. */
const visibleCount = 8;
const minHiddenCount = 3;
/** Filters with at least this number of values have a search field. */
const minSearchedCount = 20;

/**
 * Opens for a chosen value, and then stays open: when the choice is removed, the group does not close under the
 * pointer.
 */
function useOpenFor(values: Filter['values'], from: boolean): boolean {
  const shouldOpen = from || values.some(({ isChosen }) => isChosen);
  const [open, setOpen] = useState(shouldOpen);
  if (shouldOpen && !open) setOpen(true);
  return open;
}

/**
 * One filter: its values, each with its product count. If there are many, only the first ones are visible, and a field
 * searches them.
 */
export const FilterGroup = memo(function FilterGroup({
  filter: { name, values },
  checked,
  onChoose,
  open,
}: FilterGroupProps) {
  const names = new Set(checked.split(' '));
  const first = values.length < visibleCount + minHiddenCount ? values.length : visibleCount;
  const rest = values.slice(first);
  const isOpen = useOpenFor(values, open);
  const restIsOpen = useOpenFor(rest, false);
  const [typed, setTyped] = useState('');
  const found = typed && values.filter(({ text }) => matchesText(text, typed));

  const list = (values: Filter['values']) => (
    <ul className={styles.values}>
      {values.map(({ control, value, text, count }) => (
        <FilterValue
          key={control}
          name={control}
          value={value}
          text={text}
          count={count}
          checked={names.has(control)}
          onChoose={onChoose}
        />
      ))}
    </ul>
  );

  return (
    <details open={isOpen} className={styles.group}>
      <summary>
        <span>{name}</span>
        <ChevronDown />
      </summary>
      {values.length >= minSearchedCount && (
        <input
          type="search"
          aria-label={`Найти: ${name}`}
          placeholder="Найти"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          // Enter would submit the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className={styles.search}
        />
      )}
      {found ? list(found) : list(values.slice(0, first))}
      {found && found.length === 0 && <p className={styles.nothing}>Ничего не нашлось</p>}
      {!found && rest.length > 0 && (
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
