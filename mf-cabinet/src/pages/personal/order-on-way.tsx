import type { OrderInWork } from '@zapovednik/api/cabinet/models/summary';
import { orderSteps } from '@zapovednik/api/checkout/models/order-steps';
import { cabinetOrderLink } from '@zapovednik/areas/cabinet/routes';
import { orderSuccessLink } from '@zapovednik/areas/checkout/routes';
import { Link } from '@zapovednik/platform/router';
import { formatLongDate } from '@zapovednik/rules/dates';
import { formatPrice, isYes } from '@zapovednik/rules/format';
import { LinkButton, Picture } from '@zapovednik/ui';
import { Steps } from '@zapovednik/ui/steps';
import { TimeLeft } from '@zapovednik/ui/time-left';
import styles from './order-on-way.module.css';

interface OrderOnWayProps {
  order: OrderInWork;
  /** The first one has the main button of the page. */
  isFirst: boolean;
  /** Called when its time to be paid is over. */
  onPayByOver: () => void;
}

/** How many goods are shown as pictures; the others are counted. */
const mostPictures = 5;

/** One order on its way: where it is, when it comes, what is in it; «Оплатить» if it waits for that. */
export function OrderOnWay({ order, isFirst, onPayByOver }: OrderOnWayProps) {
  const { id, price, basket } = order;
  const steps = orderSteps({
    statusId: order.status_id,
    isPaid: isYes(order.paid),
    isPickup: isYes(order.is_pickup),
    isPrepaid: isYes(order.is_prepaid),
  });
  const when = timeOf(order);
  const more = basket.length - mostPictures;
  return (
    <article aria-labelledby={`order-${id}`} className={styles.order}>
      <div className={styles.head}>
        <div>
          <h3 id={`order-${id}`} className={styles.title}>
            <Link to={cabinetOrderLink(id)}>Заказ № {id}</Link>
          </h3>
          <p className={styles.place}>{placeOf(order)}</p>
          {when && <p>{when}</p>}
        </div>
        <p className={styles.sum}>{formatPrice(price)}</p>
      </div>
      {steps ? <Steps label="Состояние заказа" steps={steps} /> : <p>{order.status_name}</p>}
      <div className={styles.foot}>
        <ul aria-label="Товары заказа" className={styles.goods}>
          {basket.slice(0, mostPictures).map(({ id: line, name, picture }) => (
            <li key={line}>
              <Picture src={picture} alt={name} ratio="4:5" fit="contain" sizes="48px" className={styles.picture} />
            </li>
          ))}
          {more > 0 && <li>и ещё {more}</li>}
        </ul>
        {isYes(order.can_pay) && (
          <div className={styles.pay}>
            {order.pay_by && (
              <p className={styles.wait}>
                Осталось <TimeLeft until={order.pay_by} words onOver={onPayByOver} />
              </p>
            )}
            <LinkButton variant={isFirst ? 'primary' : 'secondary'} to={orderSuccessLink(id)}>
              Оплатить {formatPrice(price)}
            </LinkButton>
          </div>
        )}
      </div>
    </article>
  );
}

/** «Самовывоз: Заповедник на Малышева» */
function placeOf(order: OrderInWork): string {
  const place = order.pickup_name || order.delivery_address;
  const way = isYes(order.is_pickup) ? 'Самовывоз' : 'Доставка';
  return place ? `${way}: ${place}` : way;
}

/** «5 декабря 2026, 10:00–14:00»; empty where the shop says it later. */
const timeOf = (order: OrderInWork): string =>
  [formatLongDate(order.delivery_date), order.delivery_interval].filter(Boolean).join(', ');
