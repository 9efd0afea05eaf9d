import styles from './status.module.css';

interface StatusProps {
  /** Orange waits for somebody, green goes well, grey is over, red needs the customer (ORD-57). */
  color: 'orange' | 'green' | 'grey' | 'red';
  children: string;
}

/**
 * What has become of an order or a visit, in words on their colour.
 *
 * @example Four colours
 * <Spread>
 *   <Status color="orange">Ждёт оплаты</Status>
 *   <Status color="green">Вы записаны</Status>
 *   <Status color="grey">Завершён</Status>
 *   <Status color="red">Нужно подтверждение</Status>
 * </Spread>
 */
export function Status({ color, children }: StatusProps) {
  return (
    <span data-color={color} className={styles.status}>
      {children}
    </span>
  );
}
