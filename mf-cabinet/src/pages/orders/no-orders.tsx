import { catalogRoute } from '@zapovednik/areas/catalog/routes';
import { link } from '@zapovednik/platform/routes';
import { EmptyState, LinkButton } from '@zapovednik/ui';
import { type OrdersAddress, ordersLink } from '../../orders/orders-address';
import styles from './orders-page.module.css';

interface NoOrdersProps {
  address: OrdersAddress;
  /** Other filters would show some. */
  hasOrders: boolean;
}

/** Shown instead of the list: there are no orders yet, or no orders match the filters. */
export function NoOrders({ address, hasOrders }: NoOrdersProps) {
  return (
    <div className={styles.empty}>
      {hasOrders ? (
        <EmptyState
          title={whatIsMissing(address)}
          text="Остальные заказы на месте."
          action={<LinkButton to={ordersLink()}>Показать все заказы</LinkButton>}
        />
      ) : (
        <EmptyState
          title="Здесь будут ваши заказы"
          text="Оформите первый, и тут будет видно, где он и когда придёт."
          action={
            <LinkButton variant="primary" to={link(catalogRoute)}>
              Перейти в каталог
            </LinkButton>
          }
        />
      )}
    </div>
  );
}

function whatIsMissing({ state, year, number }: OrdersAddress): string {
  if (number !== null) return `Заказа № ${number} у вас нет`;
  const inYear = year === null ? '' : ` за ${year} год`;
  if (state === 'work') return `Сейчас заказов в работе${inYear} нет`;
  return state === 'done' ? `Завершённых заказов${inYear} нет` : `Заказов${inYear} нет`;
}
