import { type SubmitEvent, useRef } from 'react';
import type { SmartFilter } from 'shared-contracts/catalog/calls/filter';
import { plural } from 'shared-contracts/format';
import { Link } from 'shared-contracts/router';
import { Button, IconButton } from 'shared-contracts/ui';
import { X } from 'shared-contracts/ui/icons';
import { checkedNames } from './chosen-controls';
import { FilterGroup } from './filter-group';
import { PriceRange } from './price-range';
import styles from './smart-filter-form.module.css';
import { type FilterOptions, useFilter } from './use-filter';
import { useHeldPage } from './use-held-page';

export interface SmartFilterFormProps extends FilterOptions {
  /** ID of the panel, which the button «Фильтры» opens on a narrow screen. */
  id: string;
  /** Where the form is sent before script. */
  action: string;
  /** What else of the address goes with it: the search text, the sort. */
  hidden: Readonly<Record<string, string>>;
  /** The same list without filters. */
  clear: string;
}

/** Filters that stand open from the start. */
const openGroups = 5;

/**
 * The smart filter (CAT-05): a form that works before script. With it, numbers beside the values follow the choice, and the
 * choice applies through the address that the answer names. Beside the list on a desktop, else a panel over it.
 */
export function SmartFilterForm({ id, action, hidden, clear, ...options }: SmartFilterFormProps) {
  const { shown, chosen, state, choose, submit } = useFilter(options);
  const panel = useRef<HTMLDivElement>(null);
  const hold = useHeldPage();

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    panel.current?.hidePopover?.();
    void submit();
  };

  return (
    <div ref={panel} id={id} popover="auto" onToggle={hold} className={styles.panel}>
      <form aria-label="Фильтры" action={action} onSubmit={send} className={styles.form}>
        <header className={styles.header}>
          <p className={styles.title}>Фильтры</p>
          {state !== 'initial' && (
            <Link to={clear} preventScrollReset className={styles.clear}>
              Сбросить
            </Link>
          )}
          <IconButton label="Закрыть" popoverTarget={id} className={styles.close}>
            <X />
          </IconButton>
        </header>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.groups}>
          {shown.FILTERS.map((filter, index) =>
            filter.PRICE ? (
              <PriceRange key={filter.CODE} filter={filter} chosen={chosen} onChoose={choose} />
            ) : (
              <FilterGroup
                key={filter.CODE}
                filter={filter}
                checked={checkedNames(filter, chosen)}
                onChoose={choose}
                open={index < openGroups}
              />
            ),
          )}
        </div>
        <footer className={styles.footer}>
          <Button type="submit" variant="primary" wide>
            {buttonText(shown, state === 'unknown')}
          </Button>
        </footer>
      </form>
    </div>
  );
}

const buttonText = ({ ELEMENT_COUNT: count }: SmartFilter, counting: boolean) =>
  counting ? 'Показать' : `Показать ${count} ${plural(count, ['товар', 'товара', 'товаров'])}`;
