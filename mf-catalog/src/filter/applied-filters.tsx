import type { Filter, SmartFilter } from '@zapovednik/api/catalog/models/filter';
import { Link } from '@zapovednik/platform/router';
import { X } from '@zapovednik/ui/icons';
import { clsx } from 'clsx';
import { withQuery } from '../list-address/list-address';
import chips from '../page/chip-links.module.css';
import styles from './applied-filters.module.css';
import { controlsOfFilter, withControl } from './chosen-controls';

/** The common props of an applied filter and the form: see `SmartFilterFormProps`. */
export interface AppliedFiltersProps {
  applied: SmartFilter;
  action: string;
  hidden: Readonly<Record<string, string>>;
  clear: string;
}

/** An applied filter with the URL of the list without it. */
export interface AppliedFilter {
  readonly name: string;
  readonly text: string;
  /** The filter to which the value belongs. */
  readonly group: string;
  /** The list's own URL with the other filters as fields: it redirects to their path. */
  readonly to: string;
}

/** The text of a limit of the price is the limit itself, in `value`. */
const textOf = ({ isPrice, values }: Filter, { text, value }: Filter['values'][number], index: number) =>
  isPrice ? `${index === 0 && values.length > 1 ? 'от' : 'до'} ${value}\u00A0₽` : text;

/** The applied filters of a list, in the order of the form. */
export function appliedFilters({ applied, action, hidden, clear }: AppliedFiltersProps): readonly AppliedFilter[] {
  const chosen = controlsOfFilter(applied);
  return applied.filters.flatMap((filter) =>
    filter.values.flatMap((value, index) => {
      const { control: name, isChosen } = value;
      if (!isChosen) return [];
      const others = withControl(chosen, name, '');
      const to = Object.keys(others).length > 0 ? withQuery(action, { ...others, ...hidden }) : clear;
      return [{ name, text: textOf(filter, value, index), group: filter.name, to }];
    }),
  );
}

/**
 * The applied filters above the list: each can be removed, or all at once (CAT-27). They are links, so they work before
 * the script has loaded.
 */
export function AppliedFilters(props: AppliedFiltersProps) {
  const filters = appliedFilters(props);
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Выбранные фильтры" className={clsx(chips.chips, styles.applied)}>
      {filters.map(({ name, text, group, to }) => (
        <li key={name}>
          <Link to={to} rel="nofollow" preventScrollReset aria-label={`Убрать: ${group} ${text}`}>
            {text}
            <X />
          </Link>
        </li>
      ))}
      {filters.length > 1 && (
        <li className={styles.all}>
          <Link to={props.clear} preventScrollReset>
            Сбросить всё
          </Link>
        </li>
      )}
    </ul>
  );
}
