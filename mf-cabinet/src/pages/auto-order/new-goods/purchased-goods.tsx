import { getPurchased } from '@zapovednik/api/cabinet/calls/purchased';
import type { AppContext } from '@zapovednik/platform/app';
import { useApp } from '@zapovednik/platform/app';
import { queryOptions, useQuery } from '@zapovednik/platform/query';
import type { ChosenProduct } from './chosen-product';
import formStyles from './goods-form.module.css';
import { GoodsToAdd } from './goods-to-add';

interface PurchasedGoodsProps {
  /** The goods that are already in the auto-order. */
  chosen: readonly ChosenProduct[];
  onAdd: (product: ChosenProduct) => void;
}

const lastPurchased = ({ api }: AppContext) =>
  queryOptions({
    queryKey: ['mf-cabinet', 'purchased', 'last'],
    queryFn: ({ signal }) => api(getPurchased, {}, { signal }),
  });

/**
 * The last products that the customer bought and that are not in the auto-order. If there are none, or they cannot be
 * read, nothing is shown.
 */
export function PurchasedGoods({ chosen, onAdd }: PurchasedGoodsProps) {
  const { data } = useQuery(lastPurchased(useApp()));
  const more = data?.products.filter(
    ({ product: { id, quantity } }) => quantity > 0 && !chosen.some(({ productId }) => productId === id),
  );
  if (!more || more.length === 0) return null;
  return (
    <div className={formStyles.more}>
      <p className={formStyles.subtitle}>Добавить из купленного</p>
      <GoodsToAdd
        label="Купленные товары"
        products={more.map(({ product: { id, name, picture, price } }) => ({
          productId: id,
          name,
          picture: picture,
          price: price.current,
        }))}
        onAdd={onAdd}
      />
    </div>
  );
}
