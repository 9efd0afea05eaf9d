import { useState } from 'react';
import { useOnDemand } from '../on-demand/use-on-demand';

interface ShopStocksButtonProps {
  productId: number;
  name: string;
  className?: string | undefined;
}

const load = () => import(/* webpackChunkName: "lazy-shop-stocks" */ './shop-stocks');
const warm = () => void load().catch(() => {});

/** Opens «Наличие в магазинах», which is loaded on the first click. */
export function ShopStocksButton({ className, ...product }: ShopStocksButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [loaded, open] = useOnDemand(load, 'shop-stocks');
  const press = () => {
    setOpen(true);
    void open();
  };
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={className} onPointerEnter={warm} onClick={press}>
        Наличие в магазинах
      </button>
      {loaded && <loaded.ShopStocks {...product} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
