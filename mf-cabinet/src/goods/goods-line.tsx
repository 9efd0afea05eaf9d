import type { ListItem } from '@zapovednik/api/catalog/models/product';
import { productLink } from '@zapovednik/areas/catalog/routes';
import { cartControl } from '@zapovednik/areas/catalog/widgets';
import { Widget } from '@zapovednik/areas/widgets';
import { Link } from '@zapovednik/platform/router';
import { Picture, Price, Skeleton } from '@zapovednik/ui';
import type { ReactNode } from 'react';
import styles from './goods-line.module.css';

interface GoodsLineProps {
  product: ListItem;
  /** The text about the product, below its name. */
  children: ReactNode;
  /** Its buttons; default: the cart button. */
  action?: ReactNode;
}

/** A product in a list of the cabinet: picture, name, current price in this city, one button. */
export function GoodsLine({ product, children, action = <CartButton product={product} /> }: GoodsLineProps) {
  const { code, name, price, picture } = product;
  return (
    <li className={styles.line}>
      <Picture src={picture} alt="" ratio="4:5" fit="contain" sizes="88px" className={styles.picture} />
      <div className={styles.about}>
        <Link to={productLink(code)} className={styles.name}>
          {name}
        </Link>
        <div className={styles.facts}>{children}</div>
      </div>
      <Price price={price.current} oldPrice={price.old} percent={false} className={styles.price} />
      <div className={styles.action}>{action}</div>
    </li>
  );
}

/** The catalogue's button of a product: into the cart, or a stock subscription. */
export function CartButton({ product: { id, name, quantity, cityQuantity } }: { product: ListItem }) {
  return (
    <Widget
      of={cartControl}
      props={{ productId: id, name, available: quantity, soldOut: cityQuantity <= 0 }}
      fallback={<Skeleton shape="control" className={styles.waiting} />}
    />
  );
}

/** Skeleton lines while the goods are loading. */
export function GoodsSkeleton({ lines }: { lines: number }) {
  return (
    <ul aria-busy="true" className={styles.list}>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all the same
        <li key={index} className={styles.line}>
          <Skeleton shape="block" className={styles.picture} />
          <div className={styles.about}>
            <Skeleton width="long" />
            <Skeleton width="half" />
          </div>
          <Skeleton width="short" className={styles.price} />
          <Skeleton shape="control" className={styles.action} />
        </li>
      ))}
    </ul>
  );
}

/** The list around the lines. */
export const GoodsList = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className={styles.list}>
    {children}
  </ul>
);
