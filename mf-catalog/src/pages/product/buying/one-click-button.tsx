import type { ProductDetail } from '@zapovednik/api/catalog/models/product-detail';
import { openOneClick } from '@zapovednik/areas/checkout/commands';
import { useCommand } from '@zapovednik/platform/app';
import { Button } from '@zapovednik/ui';

interface OneClickButtonProps {
  product: ProductDetail;
  /** One, or a pack. */
  pieces: number;
}

/** «Купить в один клик», a command of mf-checkout (API-95); not for sold-out products and merchandise. */
export function OneClickButton({ product: { id, name, price, quantity, isMerchandise }, pieces }: OneClickButtonProps) {
  const { run } = useCommand(openOneClick);
  if (quantity < pieces || isMerchandise) return null;
  return (
    <Button onClick={() => run({ productId: id, quantity: pieces, name, price: price.current })}>
      Купить в один клик
    </Button>
  );
}
