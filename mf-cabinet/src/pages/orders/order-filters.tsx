import { Link } from '@zapovednik/platform/router';
import type { ReactNode } from 'react';
import { type OrdersAddress, type OrdersState, ordersLink } from '../../orders/orders-address';
import { NumberSearch } from './number-search';
import styles from './order-filters.module.css';

interface OrderFiltersProps {
  address: OrdersAddress;
  /** Years with orders, newest first. */
  years: readonly number[];
}

const states: readonly { state: OrdersState; title: string }[] = [
  { state: 'all', title: 'Все' },
  { state: 'work', title: 'В работе' },
  { state: 'done', title: 'Завершённые' },
];

/** Filters of the orders, in the address: by state, by year and by number (CAB-14). */
export function OrderFilters({ address, years }: OrderFiltersProps) {
  const { state, year, number } = address;
  return (
    <div className={styles.filters}>
      <nav aria-label="Состояние заказов">
        <ul className={styles.choices}>
          {states.map(({ state: each, title }) => (
            <li key={each}>
              <Choice to={ordersLink({ state: each, year })} isChosen={number === null && each === state}>
                {title}
              </Choice>
            </li>
          ))}
        </ul>
      </nav>
      {years.length > 1 && (
        <nav aria-label="Год заказов">
          <ul className={styles.choices}>
            <li>
              <Choice to={ordersLink({ state })} isChosen={number === null && year === null}>
                Все годы
              </Choice>
            </li>
            {years.map((each) => (
              <li key={each}>
                <Choice to={ordersLink({ state, year: each })} isChosen={number === null && each === year}>
                  {each}
                </Choice>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <NumberSearch number={number} key={number} />
    </div>
  );
}

function Choice({ to, isChosen, children }: { to: string; isChosen: boolean; children: ReactNode }) {
  return (
    <Link to={to} preventScrollReset aria-current={isChosen ? 'true' : undefined} className={styles.choice}>
      {children}
    </Link>
  );
}
