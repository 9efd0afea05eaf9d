import type { ListItem } from '@zapovednik/api/catalog/models/product';
import type { ProductDetail } from '@zapovednik/api/catalog/models/product-detail';
import { deliveryAtom } from '@zapovednik/areas/checkout/atoms';
import { openDelivery } from '@zapovednik/areas/checkout/commands';
import { lazyPart, useApp, useAtom, useCommand } from '@zapovednik/platform/app';
import { type Crumb, Skeleton } from '@zapovednik/ui';
import { Clock, Package, Store, Truck } from '@zapovednik/ui/icons';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ShopStocksButton } from '../../../shop-stocks/shop-stocks-button';
import styles from './delivery-promise.module.css';

const SoldOut = lazyPart({
  area: 'mf-catalog',
  name: 'sold-out',
  load: () => import(/* webpackChunkName: "lazy-sold-out" */ '../buying/sold-out'),
});

const ToHouse = lazyPart({
  area: 'mf-catalog',
  name: 'to-house',
  load: () => import(/* webpackChunkName: "lazy-to-house" */ '../../../to-house/to-house'),
});

interface DeliveryPromiseProps {
  product: Pick<ProductDetail, 'id' | 'code' | 'name' | 'delivery' | 'quantity' | 'cityQuantity'>;
  /** The breadcrumb path to its section. */
  crumbs: readonly Crumb[];
}

/**
 * How and when the product is delivered in this city, in the back end's words (PRD-04), and to the chosen house; or the
 * next step if it is out of stock.
 */
export function DeliveryPromise({ product, crumbs }: DeliveryPromiseProps) {
  const { id, name, delivery, quantity } = product;
  const { cases } = useApp().city;
  const { run } = useCommand(openDelivery);
  const { state } = useAtom(deliveryAtom);
  if (quantity <= 0) {
    return <SoldOut product={product} crumbs={crumbs} />;
  }
  const courier = [delivery.courierDate, delivery.courierPrice].filter(Boolean).join(', ');
  return (
    <div className={clsx(styles.promise, styles.offered)}>
      <h2 className={styles.title}>Как получить {cases.inCity}</h2>
      <ul className={styles.ways}>
        <Way icon={<Store />} name="Самовывоз" text={delivery.pickup} />
        <Way icon={<Clock />} name="Быстрый самовывоз" text={delivery.fastPickup} />
        <Way icon={<Truck />} name="Курьером" text={courier} />
        <Way icon={<Package />} name="Транспортной компанией" text={delivery.transportCompanies} />
        {state === 'courier' && <ToHouse productId={id} />}
      </ul>
      <div className={styles.more}>
        <ShopStocksButton productId={id} name={name} className={styles.change} />
        <button type="button" className={styles.change} onClick={() => run({})}>
          Выбрать адрес или пункт выдачи
        </button>
      </div>
    </div>
  );
}

/** The place of the ways until the product has come: as many lines as a product usually has in this city. */
export function DeliveryWaiting({ product }: { product: Pick<ListItem, 'isPrescription'> }) {
  const { hasFastPickup } = useApp().city;
  const ways = ['pickup', hasFastPickup && 'fastPickup', !product.isPrescription && 'courier'];
  return (
    <div className={styles.offered} aria-busy="true">
      <ul className={styles.ways}>
        {ways.map(
          (way) =>
            way && (
              <li key={way}>
                <Skeleton width="half" />
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

function Way({ icon, name, text }: { icon: ReactNode; name: string; text: string }) {
  if (!text) return null;
  return (
    <li>
      {icon}
      <span>
        <b>{name}</b> {text}
      </span>
    </li>
  );
}
