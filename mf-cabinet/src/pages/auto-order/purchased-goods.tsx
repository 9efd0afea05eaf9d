import { getPurchased } from '@zapovednik/api/cabinet/calls/purchased';
import type { AppContext } from '@zapovednik/platform/app';
import { useApp } from '@zapovednik/platform/app';
import { queryOptions, useQuery } from '@zapovednik/platform/query';
import type { ChosenProduct } from './chosen-product';
import formStyles from './goods-form.module.css';
import { GoodsToAdd } from './goods-to-add';

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
