import type { ProductDetail } from '@zapovednik/api/catalog/models/product-detail';
import { buyRegularly } from '@zapovednik/areas/cabinet/commands';
import { useApp, useCommand } from '@zapovednik/platform/app';
import { Button } from '@zapovednik/ui';

interface RegularButtonProps {
  product: ProductDetail;
  /** One, or a pack. */
  pieces: number;
}

/**
 * «Покупать регулярно», a command of mf-cabinet (API-102): in a regional centre, for products that can be bought now.
 */
export function RegularButton({ product: { id, name, price, quantity, isMerchandise }, pieces }: RegularButtonProps) {
  const { city } = useApp();
  const { run } = useCommand(buyRegularly);
  if (!city.isRc || quantity < pieces || isMerchandise) return null;
  return (
    <Button onClick={() => run({ productId: id, quantity: pieces, name, price: price.current })}>
      Покупать регулярно
    </Button>
  );
}
