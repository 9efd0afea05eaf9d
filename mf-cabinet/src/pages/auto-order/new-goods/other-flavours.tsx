import { getPage } from '@zapovednik/api/catalog/calls/catalog';
import { getByCode } from '@zapovednik/api/catalog/calls/product';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { ErrorFallback } from '@zapovednik/ui';
import styles from '../auto-order-page.module.css';
import type { ChosenProduct } from './chosen-product';
import { GoodsToAdd } from './goods-to-add';

/** The most goods that are offered. */
const MOST = 12;

interface OtherFlavoursProps {
  /** The code of the product that is replaced. */
  code: string;
  name: string;
  /** The goods that are already in the auto-order. */
  chosen: readonly ChosenProduct[];
  onSwap: (product: ChosenProduct) => void;
}

/** Goods in stock of the same brand and section: other flavours and sizes to replace a product with. */
export function OtherFlavours({ code, name, chosen, onSwap }: OtherFlavoursProps) {
  const { api } = useApp();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['mf-cabinet', 'other-flavours', code],
    queryFn: async ({ signal }) => {
      const { brand, sectionId } = await api(getByCode, { code }, { signal });
      const filter = { BRAND: brand.code, AVAILABLE: 'Y' as const };
      return api(getPage, { section: sectionId, filter, perPage: MOST }, { signal });
    },
  });
  if (isError) {
    return <ErrorFallback title="Не удалось найти другие вкусы" onRetry={() => void refetch()} busy={isFetching} />;
  }
  const others = data?.products.filter(({ id }) => !chosen.some(({ productId }) => productId === id));
  if (!others) return <p className={styles.hint}>Ищем другие вкусы…</p>;
  if (others.length === 0) {
    return <p className={styles.hint}>Других вкусов этого бренда сейчас нет. Найдите замену в поиске ниже.</p>;
  }
  return (
    <GoodsToAdd
      label={`Чем заменить: ${name}`}
      press="Заменить на"
      products={others.map(({ id, name: other, picture, price }) => ({
        productId: id,
        name: other,
        picture,
        price: price.current,
      }))}
      onAdd={onSwap}
    />
  );
}
