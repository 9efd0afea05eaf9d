import type { OwnAutoOrder } from '@zapovednik/api/cabinet/models/own-auto-order';
import { productLink } from '@zapovednik/areas/catalog/routes';
import { Link } from '@zapovednik/platform/router';
import { formatPrice, formatQuantity } from '@zapovednik/rules/format';
import { Button, Picture } from '@zapovednik/ui';
import { Pencil } from '@zapovednik/ui/icons';
import { LineSum } from '@zapovednik/ui/layout';
import { clsx } from 'clsx';
import { productChanges } from '../../auto-order/product-changes';
import styles from './auto-order-page.module.css';
import goodsStyles from './goods.module.css';

interface GoodsProps {
  autoOrder: Pick<OwnAutoOrder, 'goods' | 'goodsPrice' | 'deliveryPrice' | 'total'>;
  /** Opens the change of the goods; null: they cannot be changed. */
  onChange: (() => void) | null;
}

/** The goods of each order at current prices, and their changes since the last order. */
export function Goods({ autoOrder: { goods, goodsPrice, deliveryPrice, total }, onChange }: GoodsProps) {
  return (
    <section aria-labelledby="goods" className={styles.card}>
      <h2 id="goods" className={styles.title}>
        Что в заказе
      </h2>
      <ul className={goodsStyles.goods}>
        {goods.map((product) => {
          const { productId, code, name, picture, quantity, price, available } = product;
          return (
            <li key={productId} className={clsx(goodsStyles.product, available <= 0 && goodsStyles.soldOut)}>
              <Picture src={picture} alt="" sizes="64px" fit="contain" className={goodsStyles.picture} />
              <div>
                <Link to={productLink(code)} className={goodsStyles.name}>
                  {name}
                </Link>
                {productChanges(product).map((text) => (
                  <p key={text} className={styles.trouble}>
                    {text}
                  </p>
                ))}
              </div>
              <LineSum>
                {formatPrice(price * quantity)}
                <span>{formatQuantity(quantity)}</span>
              </LineSum>
            </li>
          );
        })}
      </ul>
      {total > 0 && (
        <dl className={goodsStyles.sums}>
          <div>
            <dt>Товары в наличии</dt>
            <dd>{formatPrice(goodsPrice)}</dd>
          </div>
          <div>
            <dt>Доставка</dt>
            <dd>{deliveryPrice > 0 ? formatPrice(deliveryPrice) : 'Бесплатно'}</dd>
          </div>
          <div className={goodsStyles.total}>
            <dt>Итого</dt>
            <dd>{formatPrice(total)}</dd>
          </div>
        </dl>
      )}
      {onChange && (
        <div className={styles.actions}>
          <Button icon={<Pencil />} onClick={onChange}>
            Изменить товары
          </Button>
        </div>
      )}
    </section>
  );
}
