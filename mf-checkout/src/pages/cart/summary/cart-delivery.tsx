import type { DeliveryService } from '@zapovednik/api/checkout/models/delivery';
import { openDelivery } from '@zapovednik/areas/checkout/commands';
import { deliveryState } from '@zapovednik/areas/checkout/delivery-state';
import { deliveryQuery } from '@zapovednik/areas/checkout/queries/delivery';
import { useApp, useCommand } from '@zapovednik/platform/app';
import { keepPreviousData, useQuery } from '@zapovednik/platform/query';
import { formatPrice } from '@zapovednik/rules/format';
import { Skeleton } from '@zapovednik/ui';
import { servicesQuery } from '../../../delivery/pickup/points-query';
import styles from './cart-delivery.module.css';
import { FreeDelivery } from './free-delivery';

interface CartDeliveryProps {
  /** Roubles of the goods. */
  price: number;
  /** Whether a change of the basket is still pending: then the delivery prices are the old ones. */
  pending: boolean;
}

/**
 * When the order comes in the chosen way, its delivery price, and the amount missing for free delivery; without a
 * choice, all delivery options.
 */
export function CartDelivery({ price, pending }: CartDeliveryProps) {
  const app = useApp();
  const { run } = useCommand(openDelivery);
  const { data: choice } = useQuery({ ...deliveryQuery(app), enabled: false });
  const type = choice?.type ?? null;
  const { data: services, isPending } = useQuery({
    ...servicesQuery(app, [price, type, choice?.address?.coords ?? '']),
    enabled: !pending,
    placeholderData: keepPreviousData,
  });
  // The chosen house gets what is promised to it on the pages of products: the courier, and the fast one if it can come.
  const toHouse = choice && deliveryState(choice).state === 'courier' ? deliveryState(choice).address : null;
  const ways = toHouse === null ? [type] : ['courier', 'fast_delivery'];
  const chosen = services?.filter((service) => ways.includes(service.type)) ?? [];
  const shown = chosen.length > 0 ? chosen : (services?.filter((service) => service.type !== 'charity') ?? []);
  const free = shown.find(({ freeFrom }) => freeFrom !== null);

  return (
    <section aria-label="Доставка" className={styles.delivery}>
      {isPending ? (
        <Skeleton width="long" />
      ) : (
        <ul className={styles.ways}>
          {toHouse !== null && <li>{toHouse}</li>}
          {shown.map((service) => (
            <li key={service.id}>{promiseOf(service)}</li>
          ))}
        </ul>
      )}
      {free?.freeFrom && <FreeDelivery price={price} freeFrom={free.freeFrom} />}
      <button type="button" className={styles.change} onClick={() => run({})}>
        {chosen.length > 0 ? 'Изменить способ доставки' : 'Выбрать способ доставки'}
      </button>
    </section>
  );
}

/** «Курьером завтра, 150 ₽». The price of a pickup point is available only after a point is chosen in the order. */
function promiseOf({ type, name, period, price }: DeliveryService): string {
  const isPickup = type === 'pickup' || type === 'fast_pickup';
  const cost = price > 0 ? formatPrice(price) : isPickup ? '' : 'бесплатно';
  return [`${name}: ${period}`, cost].filter(Boolean).join(', ');
}
