import { formatPrice } from '@zapovednik/rules/format';
import { Spinner } from '@zapovednik/ui';
import { usePageClass } from '@zapovednik/ui/layout';
import type { ReactNode } from 'react';
import styles from './order-totals.module.css';

/** The page's own column, and the order totals next to it (on a phone: below). */
export function OrderTotalsLayout({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}

interface OrderTotalsProps {
  /** To pay, in roubles. */
  price: number;
  /** The total is being recalculated. */
  busy?: boolean;
  /** The button of the next step. */
  action: ReactNode;
  /** The items of the total. */
  children: ReactNode;
}

/**
 * The total with the button of the next step: always visible, next to the page on a wide screen, at the bottom on a
 * phone.
 */
export function OrderTotals({ price, busy = false, action, children }: OrderTotalsProps) {
  usePageClass(styles.pageOfTotals);
  return (
    <aside aria-label="Итог" className={styles.totals}>
      <div className={styles.summary}>{children}</div>
      <div className={styles.action}>
        <p className={styles.price} aria-live="polite" aria-busy={busy}>
          <span>Итого {busy && <Spinner />}</span> <strong>{formatPrice(price)}</strong>
        </p>
        {action}
      </div>
    </aside>
  );
}
