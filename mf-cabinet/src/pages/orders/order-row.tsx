import type { OrderCard } from '@zapovednik/api/cabinet/models/personal-order';
import { cabinetOrderLink } from '@zapovednik/areas/cabinet/routes';
import { orderStateIcon } from '@zapovednik/areas/checkout/order-state-icon';
import { orderSuccessLink } from '@zapovednik/areas/checkout/routes';
import { useApp } from '@zapovednik/platform/app';
import { formatMoment } from '@zapovednik/rules/dates';
import { formatPrice, plural } from '@zapovednik/rules/format';
import { LinkButton, Picture } from '@zapovednik/ui';
import { MapPin, Store } from '@zapovednik/ui/icons';
import { CardLink, Spread } from '@zapovednik/ui/layout';
import { Status } from '@zapovednik/ui/status';
import styles from './order-row.module.css';

/** The maximum number of pictures of an order in the list; other goods are only counted. */
const pictures = 4;

/** An order in the list: goods, progress, price, delivery; with a link to the order's page. */
export function OrderRow({ order }: { order: OrderCard }) {
  const { today } = useApp().city;
  const { id, title, items, price, place, date, isRetail, isPickup, canPay, isPaid } = order;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const rest = items.length - pictures;
  const StateIcon = orderStateIcon(order.statusId);
  return (
    <li className={styles.order}>
      <article aria-labelledby={`order-${id}`}>
        <header>
          <Spread>
            <h2 className={styles.title}>
              <CardLink id={`order-${id}`} to={cabinetOrderLink(id)}>
                {title}
              </CardLink>
            </h2>
            <Status color={order.statusColor} icon={<StateIcon />}>
              {order.status}
            </Status>
          </Spread>
        </header>
        <p className={styles.place}>
          {isRetail || isPickup ? <Store /> : <MapPin />}
          <span>
            {isRetail ? 'Покупка в магазине' : place}
            {date && <span className={styles.date}>{formatMoment(date, today)}</span>}
          </span>
        </p>
        <div className={styles.foot}>
          <ul aria-label="Товары" className={styles.pictures}>
            {items.slice(0, pictures).map(({ productId, picture, name }) => (
              <li key={productId}>
                <Picture src={picture} alt={name} sizes="56px" fit="contain" className={styles.picture} />
              </li>
            ))}
            {rest > 0 && <li className={styles.rest}>+{rest}</li>}
          </ul>
          <p className={styles.sum}>
            <strong>{formatPrice(price)}</strong>
            <span>
              {pieces} {plural(pieces, ['товар', 'товара', 'товаров'])}
              {isPaid && ', оплачен'}
              {canPay && ', ждёт оплаты'}
            </span>
          </p>
        </div>
        {canPay && (
          <LinkButton
            variant="primary"
            to={orderSuccessLink(id)}
            className={styles.pay}
            aria-label={`Оплатить заказ № ${id}`}
          >
            Оплатить
          </LinkButton>
        )}
      </article>
    </li>
  );
}
