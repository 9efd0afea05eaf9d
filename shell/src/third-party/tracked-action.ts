import { type BasketState, basketAtom } from '@zapovednik/areas/checkout/atoms';
import { basketChanged } from '@zapovednik/areas/checkout/events';
import { sessionChanged } from '@zapovednik/areas/shell/events';
import type { ShellContext } from '../context/shell-context';

/** The visitor's actions that third-party services receive (TRK-01); sums are roubles. */
export type TrackedAction =
  | { readonly kind: 'product'; readonly productId: number; readonly price: number }
  | { readonly kind: 'category'; readonly sectionId: number }
  | { readonly kind: 'search'; readonly text: string }
  /** The new number of pieces of a product in the cart. */
  | { readonly kind: 'cart'; readonly productId: number; readonly quantity: number }
  | { readonly kind: 'remove'; readonly productId: number }
  | { readonly kind: 'purchase'; readonly orderId: number; readonly sum: number };

/** Currency of every sum (TRK-06). */
export const CURRENCY = 'RUB';

/** Calls `track` with each later change of the cart. Changes that a sign-in or sign-out causes are not tracked. */
export function followCart({ bus, atom }: ShellContext, track: (what: TrackedAction) => void): void {
  let before: BasketState | null = null;
  const cart = atom(basketAtom);
  const begin = () => {
    const basket = cart.get();
    if (basket.status === 'ready') before ??= basket;
  };
  cart.listen(begin);
  begin();
  bus.on(sessionChanged, () => {
    before = null;
  });
  bus.on(basketChanged, () => {
    const now = cart.get();
    for (const change of before ? changesOf(before, now) : []) track(change);
    before = now;
  });
}

function changesOf({ quantities: before }: BasketState, { quantities: now }: BasketState): TrackedAction[] {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(now)])].map(Number);
  return ids.flatMap((productId): TrackedAction[] => {
    const quantity = now[productId] ?? 0;
    if (quantity === (before[productId] ?? 0)) return [];
    return [quantity > 0 ? { kind: 'cart', productId, quantity } : { kind: 'remove', productId }];
  });
}
