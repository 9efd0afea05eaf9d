import type { AppContext } from 'shared-contracts/app';
import { useApp } from 'shared-contracts/app';
import { getPurchased } from 'shared-contracts/cabinet/calls/purchased';
import { formatPrice } from 'shared-contracts/format';
import { queryOptions, useQuery } from 'shared-contracts/query';
import { IconButton, Picture } from 'shared-contracts/ui';
import { Plus } from 'shared-contracts/ui/icons';
import styles from './auto-order-page.module.css';
import type { ChosenProduct } from './chosen-product';
import formStyles from './goods-form.module.css';

interface PurchasedGoodsProps {
  /** What the auto-order has already. */
  chosen: readonly ChosenProduct[];
  onAdd: (product: ChosenProduct) => void;
}

const lastPurchased = ({ api }: AppContext) =>
  queryOptions({
    queryKey: ['mf-cabinet', 'purchased', 'last'],
    queryFn: ({ signal }) => api(getPurchased, {}, { signal }),
  });

/** What the customer bought last and the auto-order does not have. Without it, or while it cannot be read, it shows nothing. */
export function PurchasedGoods({ chosen, onAdd }: PurchasedGoodsProps) {
  const { data } = useQuery(lastPurchased(useApp()));
  const more = data?.products.filter(
    ({ id, quantity }) => quantity > 0 && !chosen.some(({ productId }) => productId === id),
  );
  if (!more || more.length === 0) return null;
  return (
    <div className={formStyles.more}>
      <p className={formStyles.subtitle}>Добавить из купленного</p>
      <ul className={formStyles.goods} aria-label="Купленные товары">
        {more.map(({ id, name, preview_picture: picture, price: { discount_price: price } }) => (
          <li key={id} className={formStyles.product}>
            <Picture src={picture} alt="" sizes="54px" fit="contain" className={formStyles.picture} />
            <div>
              <p className={formStyles.name}>{name}</p>
              <p className={styles.hint}>{formatPrice(price)} за шт</p>
            </div>
            <IconButton
              label={`Добавить: ${name}`}
              onClick={() => onAdd({ productId: id, name, picture, price, quantity: 1 })}
            >
              <Plus />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
