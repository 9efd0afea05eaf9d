import { deliveryAtom } from '@zapovednik/areas/checkout/atoms';
import { fastDeliveryQuery } from '@zapovednik/areas/checkout/queries/fast-delivery';
import { useApp, useAtom } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { formatPrice } from '@zapovednik/rules/format';
import { MapPin } from '@zapovednik/ui/icons';
import styles from './delivery-promise.module.css';

interface ToHouseProps {
  productId: number;
  /** The ordinary courier's day and price; '' if there is none. */
  courier: string;
}

/** What the chosen house changes: fast delivery from the shop nearby, or the courier and why it is not faster. */
export default function ToHouse({ productId, courier }: ToHouseProps) {
  const app = useApp();
  const { address } = useAtom(deliveryAtom);
  const { data } = useQuery(fastDeliveryQuery(app, String(productId), address));
  const fast = data && data.price !== null && data.minutes !== null;
  const price = data?.price ? formatPrice(data.price) : 'бесплатно';
  return (
    <ul className={styles.ways}>
      <li>
        <MapPin />
        <span>
          <b>{address}</b>{' '}
          {fast ? `быстрая доставка за ${data.minutes} минут, ${price}` : courier && `курьером ${courier}`}
          {data?.message && `. ${data.message}`}
        </span>
      </li>
    </ul>
  );
}
