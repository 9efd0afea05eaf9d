import type { Shop, ShopFeature } from '@zapovednik/api/content/models/shop';
import { shopLink } from '@zapovednik/areas/content/routes';
import { Picture } from '@zapovednik/ui';
import { CardLink } from '@zapovednik/ui/layout';
import type { ReactNode } from 'react';
import { PhoneLink } from '../city/phone-link';
import styles from './shop-card.module.css';

interface ShopCardProps {
  shop: Shop;
  /** What shops can offer. */
  features: readonly ShopFeature[];
  /** The distance: `1,2 км`; null: the visitor's location is unknown. */
  away?: string | null;
  /** Below the services. */
  action?: ReactNode;
}

/** A shop in the list: the address, the hours, the phone, its services and a link to its page. */
export function ShopCard({ shop, features, away = null, action }: ShopCardProps) {
  const own = features.filter(({ id }) => shop.features.includes(id));
  return (
    <article className={styles.card}>
      <Picture
        src={shop.picture}
        alt=""
        ratio="16:9"
        sizes="(min-width: 1024px) 400px, (min-width: 720px) 48vw, 92vw"
      />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <CardLink to={shopLink(shop.code)}>{shop.name}</CardLink>
        </h2>
        <p>{shop.address}</p>
        {away !== null && <p>До магазина {away}</p>}
        <p>{shop.schedule}</p>
        <p>
          <PhoneLink phone={shop.phone} />
        </p>
        {own.length > 0 && (
          <ul aria-label="Услуги" className={styles.features}>
            {own.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        )}
        {action}
      </div>
    </article>
  );
}
