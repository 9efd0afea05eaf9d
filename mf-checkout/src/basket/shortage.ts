import type { BasketLine } from '@zapovednik/api/checkout/models/basket';
import { isOrderable } from './patch-basket';

/**
 * The reason why a line cannot be ordered in full, for the shopper; null: it can. A pending change of the quantity is
 * included.
 */
export function shortageOf({ quantity, available, shortage }: BasketLine): string | null {
  if (!isOrderable({ available })) return shortage ?? 'Нет в наличии';
  return quantity > available ? `В наличии только ${available}\u00A0шт` : null;
}

/** The largest quantity of a line that can be ordered; for a line in packs, whole packs. */
export const orderableQuantity = ({ available, step }: BasketLine): number => available - (available % step);
