import { KeptPress, useKeptPress } from '@zapovednik/ui/status';
import { cartPlace, heartPlace } from './kept-presses';

interface KeptOnProductProps {
  productId: number;
  className?: string | undefined;
}

/** Stands at a product whose basket button or heart was pressed without a network. */
export function KeptOnProduct({ productId, className }: KeptOnProductProps) {
  const cart = useKeptPress(cartPlace(productId));
  const heart = useKeptPress(heartPlace(productId));
  if (!cart && !heart) return null;
  const retry = () => {
    cart?.();
    heart?.();
  };
  return (
    <div className={className}>
      <KeptPress onRetry={retry} />
    </div>
  );
}
