import type { Basket } from '@zapovednik/api/checkout/models/basket';

/**
 * The basket with another quantity of a product; 0 removes it. Only the pieces change. Lines and sums follow when the
 * basket's owner has loaded (`mf-checkout/src/basket/patch-basket.ts`).
 */
export function withQuantityAlone(basket: Basket, productId: number, quantity: number): Basket {
  const { [productId]: before = 0, ...others } = basket.quantities;
  return {
    ...basket,
    quantities: quantity > 0 ? { ...others, [productId]: quantity } : others,
    totals: { ...basket.totals, quantity: basket.totals.quantity + quantity - before },
  };
}
