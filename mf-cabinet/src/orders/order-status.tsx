import type { OrderCard } from 'shared-contracts/cabinet/models/personal-order';
import styles from './order-status.module.css';

/** The status of an order in words, on its colour (ORD-57). */
export function OrderStatus({ order: { status, statusColor } }: { order: Pick<OrderCard, 'status' | 'statusColor'> }) {
  return (
    <span data-color={statusColor} className={styles.status}>
      {status}
    </span>
  );
}
