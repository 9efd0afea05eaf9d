import type { PersonalSummary } from '@zapovednik/api/cabinet/models/summary';
import { cabinetOrdersRoute, cabinetPurchasedRoute } from '@zapovednik/areas/cabinet/routes';
import { catalogRoute } from '@zapovednik/areas/catalog/routes';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { EmptyState, LinkButton } from '@zapovednik/ui';
import { OrderOnWay } from './order-on-way';
import styles from './personal-page.module.css';

interface OrdersOnWayProps {
  summary: PersonalSummary;
  /** Called when the shop may have cancelled an unpaid order. */
  onChanged: () => void;
}

/** The orders in progress; if there are none, links to the next order. */
export function OrdersOnWay({ summary: { orders, ordersInWork, hasPurchases }, onChanged }: OrdersOnWayProps) {
  if (orders.length === 0) return <NoOrders again={hasPurchases} />;
  return (
    <section aria-labelledby="orders-on-way" className={styles.orders}>
      <div className={styles.head}>
        <h2 id="orders-on-way">{ordersInWork === 1 ? 'Ваш заказ' : 'Ваши заказы'}</h2>
        <Link to={link(cabinetOrdersRoute)}>
          {ordersInWork > orders.length ? `Все в работе: ${ordersInWork}` : 'Все заказы'}
        </Link>
      </div>
      {orders.map((order, index) => (
        <OrderOnWay key={order.id} order={order} isFirst={index === 0} onPayByOver={onChanged} />
      ))}
    </section>
  );
}

const NoOrders = ({ again }: { again: boolean }) => (
  <div className={styles.card}>
    {again ? (
      <EmptyState
        title="Сейчас заказов в работе нет"
        text="Корм заканчивается? Соберите новый заказ из того, что уже покупали."
        action={
          <LinkButton variant="primary" to={link(cabinetPurchasedRoute)}>
            Купить снова
          </LinkButton>
        }
      />
    ) : (
      <EmptyState
        title="Здесь будет ваш заказ"
        text="Сделайте первый — и здесь будет видно, где он и когда приедет."
        action={
          <LinkButton variant="primary" to={link(catalogRoute)}>
            В каталог
          </LinkButton>
        }
      />
    )}
  </div>
);
