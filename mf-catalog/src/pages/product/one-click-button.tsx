import { useCommand } from 'shared-contracts/app';
import type { ProductDetail } from 'shared-contracts/catalog/calls/product';
import { openOneClick } from 'shared-contracts/checkout/commands';
import { isYes } from 'shared-contracts/format';
import { Button } from 'shared-contracts/ui';

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
