import type { OrderInWork } from '@zapovednik/api/cabinet/models/summary';
import { orderSteps } from '@zapovednik/api/checkout/models/order-steps';
import { cabinetOrderLink } from '@zapovednik/areas/cabinet/routes';
import { orderSuccessLink } from '@zapovednik/areas/checkout/routes';
import { useApp } from '@zapovednik/platform/app';
import { Link } from '@zapovednik/platform/router';
import { formatHours, formatNearDay } from '@zapovednik/rules/dates';
import { formatPrice } from '@zapovednik/rules/format';
import { LinkButton, Picture } from '@zapovednik/ui';
import { Row, Spread } from '@zapovednik/ui/layout';
import { TimeLeft } from '@zapovednik/ui/status';
import { Steps } from '@zapovednik/ui/steps';
import styles from './order-on-way.module.css';

interface OrderOnWayProps {
  order: OrderInWork;
  /** The first order has the main button of the page, and on a phone all of its steps. */
  isFirst: boolean;
  /** Called when its payment deadline is over. */
  onPayByOver: () => void;
}

/** How many goods are shown as pictures; the others are counted. */
const mostPictures = 5;

/** One order in progress: state, delivery date, goods; «Оплатить» if it waits for payment. */
export function OrderOnWay({ order, isFirst, onPayByOver }: OrderOnWayProps) {
  const { today } = useApp().city;
  const { id, price, items } = order;
  const steps = orderSteps(order);
  const when = timeOf(order, today);
  const more = items.length - mostPictures;
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
      {steps ? <Steps label="Состояние заказа" steps={steps} short={!isFirst} /> : <p>{order.status}</p>}
      <Spread>
        <ul aria-label="Товары заказа" className={styles.goods}>
          {items.slice(0, mostPictures).map(({ id: line, name, picture }) => (
            <li key={line}>
              <Picture src={picture} alt={name} ratio="4:5" fit="contain" sizes="48px" className={styles.picture} />
            </li>
          ))}
          {more > 0 && <li>и ещё {more}</li>}
        </ul>
        {order.canPay && (
          <Row>
            {order.payBy && (
              <p className={styles.wait}>
                Осталось <TimeLeft until={order.payBy} words onOver={onPayByOver} />
              </p>
            )}
            <LinkButton variant={isFirst ? 'primary' : 'secondary'} to={orderSuccessLink(id)}>
              Оплатить {formatPrice(price)}
            </LinkButton>
          </Row>
        )}
      </Spread>
    </article>
  );
}

/** «Самовывоз: Заповедник на Малышева» */
function placeOf({ place, isPickup }: OrderInWork): string {
  const way = isPickup ? 'Самовывоз' : 'Доставка';
  return place ? `${way}: ${place}` : way;
}

/** «завтра, 5 декабря, с 10:00 до 14:00»; empty if the date is not known yet. */
const timeOf = ({ date, interval }: OrderInWork, today: string | undefined): string =>
  [formatNearDay(date, today), formatHours(interval)].filter(Boolean).join(', ');
