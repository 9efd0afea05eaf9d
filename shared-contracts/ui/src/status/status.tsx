import styles from './status.module.css';

interface StatusProps {
  /** Orange waits for somebody, green goes well, grey is over, red needs the customer (ORD-57). */
  color: 'orange' | 'green' | 'grey' | 'red';
  children: string;
}

/**
 * What has become of an order or a visit, in words on their colour.
 *
 * @example <Status color="green">Вы записаны</Status>
 */
export function Status({ color, children }: StatusProps) {
  return (
    <span data-color={color} className={styles.status}>
      {children}
    </span>
  );
}
