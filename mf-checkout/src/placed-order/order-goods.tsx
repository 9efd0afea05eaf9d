import type { PlacedOrder } from '@zapovednik/api/checkout/models/placed-order';
import { Link } from '@zapovednik/platform/router';
import { formatPrice, formatQuantity } from '@zapovednik/rules/format';
import { Picture } from '@zapovednik/ui';
import { LineSum, TotalsList, TotalsRow } from '@zapovednik/ui/layout';
import styles from './order-goods.module.css';

/** The ordered products and their prices. */
export function OrderGoods({ order: { items, total, price } }: { order: PlacedOrder }) {
  return (
    <div className={styles.goods}>
      <ul className={styles.items}>
        {items.map(({ productId, name, path, picture, quantity, sum }) => (
          <li key={productId} className={styles.item}>
            <Picture src={picture} alt="" sizes="54px" fit="contain" className={styles.picture} />
            <Link to={path} className={styles.name}>
              {name}
            </Link>
            <LineSum>
              {formatPrice(sum)}
              <span>{formatQuantity(quantity)}</span>
            </LineSum>
          </li>
        ))}
      </ul>
      <TotalsList>
        <TotalsRow title="Товары">{formatPrice(total.goods)}</TotalsRow>
        {total.discount > 0 && (
          <TotalsRow title="Скидка" discount>
            −{formatPrice(total.discount)}
          </TotalsRow>
        )}
        {total.bonuses > 0 && (
          <TotalsRow title="Бонусы" discount>
            −{formatPrice(total.bonuses)}
          </TotalsRow>
        )}
        <TotalsRow title="Доставка">{total.delivery > 0 ? formatPrice(total.delivery) : 'Бесплатно'}</TotalsRow>
        {total.lift > 0 && <TotalsRow title="Подъём на этаж">{formatPrice(total.lift)}</TotalsRow>}
      </TotalsList>
      <p className={styles.price}>
        <span>Итого</span> {formatPrice(price)}
      </p>
    </div>
  );
}
