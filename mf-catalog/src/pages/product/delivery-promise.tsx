import { lazy, type ReactNode, Suspense } from 'react';
import { useApp, useCommand } from 'shared-contracts/app';
import type { ProductDetail } from 'shared-contracts/catalog/calls/product';
import { openDelivery } from 'shared-contracts/checkout/commands';
import { type Crumb, LinkButton } from 'shared-contracts/ui';
import { Clock, Package, Store, Truck } from 'shared-contracts/ui/icons';
import styles from './delivery-promise.module.css';

const SoldOutNote = lazy(
  () => import(/* webpackChunkName: "lazy-subscribe" */ '../../stock-subscription/sold-out-note'),
);

interface DeliveryPromiseProps {
  product: Pick<ProductDetail, 'id' | 'code' | 'messages' | 'quantity' | 'city_quantity'>;
  /** The breadcrumb path to its section, where similar products are. */
  crumbs: readonly Crumb[];
}

/** How and when the product is delivered in this city, in the back end's words (PRD-04), or the next step when it is out of stock. */
export function DeliveryPromise({ product, crumbs }: DeliveryPromiseProps) {
  const { id, code, messages, quantity, city_quantity } = product;
  const { cases } = useApp().city;
  const { run } = useCommand(openDelivery);
  const section = crumbs.at(-1)?.to;
  if (quantity <= 0) {
    return (
      <div className={styles.promise}>
        <h2 className={styles.title}>Сейчас нет {cases.inCity}</h2>
        <p className={styles.text}>
          {city_quantity <= 0 ? (
            <Suspense>
              <SoldOutNote id={id} code={code} />
            </Suspense>
          ) : (
            'Загляните позже или посмотрите похожие товары.'
          )}
        </p>
        {section && <LinkButton to={section}>Похожие товары</LinkButton>}
      </div>
    );
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
      <button type="button" className={styles.change} onClick={() => run({})}>
        Выбрать адрес или пункт выдачи
      </button>
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
