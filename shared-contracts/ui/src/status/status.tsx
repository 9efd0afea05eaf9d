import type { ReactNode } from 'react';
import styles from './status.module.css';

interface StatusProps {
  /** Orange: waits for somebody; green: all is well; grey: has ended; red: the customer must do something (ORD-57). */
  color: 'orange' | 'green' | 'grey' | 'red';
  /** A picture, so that states differ without their colour. */
  icon?: ReactNode;
  children: string;
}

/**
 * The status of an order or a visit: text on a coloured background.
 *
 * @example Four colours
 * <Spread>
 *   <Status color="orange">Ждёт оплаты</Status>
 *   <Status color="green">Вы записаны</Status>
 *   <Status color="grey">Завершён</Status>
 *   <Status color="red">Нужно подтверждение</Status>
 * </Spread>
 *
 * @example With a picture
 * <Spread>
 *   <Status color="orange" icon={<Truck />}>В пути</Status>
 *   <Status color="green" icon={<Store />}>Готов к выдаче</Status>
 * </Spread>
 */
export function Status({ color, icon, children }: StatusProps) {
  return (
    <span data-color={color} className={styles.status}>
      {icon}
      {children}
    </span>
  );
}
