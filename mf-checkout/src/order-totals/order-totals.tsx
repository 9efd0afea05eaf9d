import type { ReactNode } from 'react';
import { formatPrice } from 'shared-contracts/format';
import { Spinner } from 'shared-contracts/ui';
import styles from './order-totals.module.css';

/** The page's own column, and beside it (on a phone: below) what it comes to. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}

interface OrderTotalsProps {
  /** To pay, in roubles. */
  price: number;
  /** Being calculated anew. */
  busy?: boolean;
  /** The one way on. */
  action: ReactNode;
  /** What the price is made of. */
  children: ReactNode;
}

/** The sum with the way on: always in sight, beside the page on a wide screen, at the lower edge on a phone. */
export function OrderTotals({ price, busy = false, action, children }: OrderTotalsProps) {
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
