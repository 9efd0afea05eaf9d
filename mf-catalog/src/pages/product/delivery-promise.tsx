import type { ProductDetail } from '@zapovednik/api/catalog/models/product';
import { openDelivery } from '@zapovednik/areas/checkout/commands';
import { lazyPart, useApp, useCommand } from '@zapovednik/platform/app';
import type { Crumb } from '@zapovednik/ui';
import { Clock, Package, Store, Truck } from '@zapovednik/ui/icons';
import type { ReactNode } from 'react';
import { ShopStocksButton } from '../../shop-stocks/shop-stocks-button';
import styles from './delivery-promise.module.css';

const SoldOut = lazyPart({
  area: 'mf-catalog',
  name: 'sold-out',
  load: () => import(/* webpackChunkName: "lazy-sold-out" */ './sold-out'),
});

interface DeliveryPromiseProps {
  product: Pick<ProductDetail, 'id' | 'code' | 'name' | 'messages' | 'quantity' | 'city_quantity'>;
  /** The breadcrumb path to its section. */
  crumbs: readonly Crumb[];
}

/** How and when the product is delivered in this city, in the back end's words (PRD-04), or the next step when it is out of stock. */
export function DeliveryPromise({ product, crumbs }: DeliveryPromiseProps) {
  const { id, name, messages, quantity } = product;
  const { cases } = useApp().city;
  const { run } = useCommand(openDelivery);
  if (quantity <= 0) {
    return <SoldOut product={product} crumbs={crumbs} />;
  }
  const { zpvd_pickup_info, zpvd_fast_pickup, zpvd_courier_date, zpvd_courier_price, transport_companies } = messages;
  const courier = [zpvd_courier_date, zpvd_courier_price].filter(Boolean).join(', ');
  return (
    <div className={styles.promise}>
      <h2 className={styles.title}>Как получить {cases.inCity}</h2>
      <ul className={styles.ways}>
        <Way icon={<Store />} name="Самовывоз" text={zpvd_pickup_info} />
        <Way icon={<Clock />} name="Быстрый самовывоз" text={zpvd_fast_pickup} />
        <Way icon={<Truck />} name="Курьером" text={courier} />
        <Way icon={<Package />} name="Транспортной компанией" text={transport_companies} />
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
