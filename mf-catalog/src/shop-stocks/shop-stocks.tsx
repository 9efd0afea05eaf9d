import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { ErrorFallback, Skeleton } from '@zapovednik/ui';
import { Dialog } from '@zapovednik/ui/dialog';
import { ShopList } from './shop-list';
import styles from './shop-stocks.module.css';
import { stocksQuery } from './stocks-query';

interface ShopStocksProps {
  productId: number;
  name: string;
  open: boolean;
  onClose: () => void;
}

/**
 * «Наличие в магазинах»: the shops of the city that have a product and where it can be picked up, as a list and on a
 * map (API-13).
 */
export function ShopStocks({ productId, name, open, onClose }: ShopStocksProps) {
  const app = useApp();
  const { data, isError, isFetching, refetch } = useQuery(stocksQuery(app, productId));
  return (
    <Dialog open={open} onClose={onClose} size="large" title="Наличие в магазинах">
      <div className={styles.stocks}>
        <p className={styles.product}>{name}</p>
        {data?.length === 0 ? (
          <p>Сейчас в магазинах этого товара нет. Его можно заказать с доставкой.</p>
        ) : data ? (
          <ShopList shops={data} onDone={onClose} />
        ) : isError ? (
          <ErrorFallback title="Наличие в магазинах не загрузилось" onRetry={() => refetch()} busy={isFetching} />
        ) : (
          <Waiting />
        )}
      </div>
    </Dialog>
  );
}

const rows = ['a', 'b', 'c'];

const Waiting = () => (
  <div aria-busy="true" className={styles.waiting}>
    {rows.map((row) => (
      <div key={row}>
        <Skeleton shape="title" width="half" />
        <Skeleton width="long" />
      </div>
    ))}
  </div>
);
