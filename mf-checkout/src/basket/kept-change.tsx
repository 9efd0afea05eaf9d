import { KeptPress, useKeptPress } from '@zapovednik/ui/status';
import type { BasketChange } from './basket-change';
import { BASKET_PLACE } from './basket-write';
import { useBasket } from './use-basket';

/** Stands where a change of the basket was pressed, while it waits for the network. */
export function KeptChange({ of: isPressedHere }: { of: (change: BasketChange) => boolean }) {
  const retry = useKeptPress(BASKET_PLACE);
  const { changes } = useBasket();
  return <KeptPress onRetry={changes.some(isPressedHere) ? retry : null} />;
}
