import type { ProductDetail } from '@zapovednik/api/catalog/models/product';
import { openOneClick } from '@zapovednik/areas/checkout/commands';
import { useCommand } from '@zapovednik/platform/app';
import { isYes } from '@zapovednik/rules/format';
import { Button } from '@zapovednik/ui';

interface OneClickButtonProps {
  product: ProductDetail;
  /** One, or a pack. */
  pieces: number;
}

/** «Купить в один клик», which mf-checkout answers (API-95); not for what is sold out or merchandise. */
export function OneClickButton({ product: { id, name, price, quantity, properties }, pieces }: OneClickButtonProps) {
  const { run } = useCommand(openOneClick);
  if (quantity < pieces || isYes(properties.merchandise.value)) return null;
  return (
    <Button onClick={() => run({ productId: id, quantity: pieces, name, price: price.discount_price })}>
      Купить в один клик
    </Button>
  );
}
