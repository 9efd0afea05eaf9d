import type { SmartFilter } from '@zapovednik/api/catalog/models/filter';
import { Link } from '@zapovednik/platform/router';
import { plural } from '@zapovednik/rules/format';
import { Button, IconButton } from '@zapovednik/ui';
import { X } from '@zapovednik/ui/icons';
import { type SubmitEvent, useRef } from 'react';
import { checkedNames } from './chosen-controls';
import { FilterGroup } from './filter-group';
import { PriceRange } from './price-range';
import styles from './smart-filter-form.module.css';
import { type FilterOptions, useFilter } from './use-filter';
import { usePageScrollLock } from './use-page-scroll-lock';

export interface SmartFilterFormProps extends FilterOptions {
  /** ID of the panel that the button «Фильтры» opens on a narrow screen. */
  id: string;
  /** The target of the form before the script has loaded. */
  action: string;
  /** The other parameters of the URL: search text, sort. */
  hidden: Readonly<Record<string, string>>;
  /** The same list without filters. */
  clear: string;
}

/** Filters that are open at first. */
const openGroups = 5;

/**
 * The smart filter (CAT-05): a form that works before the script has loaded. With script, the product counts follow the choice, and
 * the choice applies through the response's URL. On a desktop it is beside the list, otherwise a panel over it.
 */
export function SmartFilterForm({ id, action, hidden, clear, ...options }: SmartFilterFormProps) {
  const { shown, chosen, state, choose, submit, clear: empty } = useFilter(options);
  const panel = useRef<HTMLDivElement>(null);
  const hold = usePageScrollLock();

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
            <Link to={clear} preventScrollReset onClick={empty} className={styles.clear}>
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
          {shown.filters.map((filter, index) =>
            filter.isPrice ? (
              <PriceRange key={filter.code} filter={filter} chosen={chosen} onChoose={choose} />
            ) : (
              <FilterGroup
                key={filter.code}
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

const buttonText = ({ productCount: count }: SmartFilter, counting: boolean) =>
  counting ? 'Показать' : `Показать ${count} ${plural(count, ['товар', 'товара', 'товаров'])}`;
