import { type Basket, type BasketLine, type BasketTotals, emptyBasket } from 'shared-contracts/checkout/models/basket';
import { roundPrice } from 'shared-contracts/format';

/**
 * The basket with this quantity of a product, before the server has confirmed it; 0 removes the product. A product that is new in the
 * basket has no line yet, and so no price.
 */
export function withQuantity(basket: Basket, productId: number, quantity: number): Basket {
  const { [productId]: before = 0, ...others } = basket.quantities;
  const totals = { ...basket.totals, quantity: basket.totals.quantity + quantity - before };
  const quantities = quantity > 0 ? { ...others, [productId]: quantity } : others;
  if (!basket.lines.some((line) => line.productId === productId)) return { ...basket, quantities, totals };
  const lines = basket.lines
    .map((line) => (line.productId === productId ? lineOf(line, quantity) : line))
    .filter((line) => line.quantity > 0);
  return { lines, quantities, totals: { ...totals, ...sumsOf(lines) } };
}

/** The basket without products; its promotion code stays. */
export const clearedBasket = ({ totals: { promocode } }: Basket): Basket => ({
  ...emptyBasket,
  totals: { ...emptyBasket.totals, promocode },
});

const lineOf = (line: BasketLine, quantity: number): BasketLine => ({
  ...line,
  quantity,
  sum: roundPrice(line.price * quantity),
  weight: (line.weight / line.quantity) * quantity,
});

function sumsOf(lines: readonly BasketLine[]): Omit<BasketTotals, 'quantity' | 'promocode'> {
  const total = (of: (line: BasketLine) => number) => lines.reduce((sum, line) => sum + of(line), 0);
  const basePrice = roundPrice(total((line) => line.basePrice * line.quantity));
  const price = roundPrice(total((line) => line.sum));
  return {
    basePrice,
    price,
    discount: roundPrice(basePrice - price),
    weight: total((line) => line.weight),
    bonus: total((line) => line.bonus * line.quantity),
  };
}
