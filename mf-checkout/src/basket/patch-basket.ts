import { type Basket, type BasketLine, type BasketTotals, emptyBasket } from '@zapovednik/api/checkout/models/basket';
import { withQuantityAlone } from '@zapovednik/areas/checkout/with-quantity-alone';
import { roundPrice } from '@zapovednik/rules/format';

/**
 * The basket with this quantity of a product, before the server has confirmed it; 0 removes the product. A new product
 * has no line yet, and so no price.
 *
 * @param fromShelf the goods come from the shelf of one shop: only what it has is in the totals
 */
export function withQuantity(basket: Basket, productId: number, quantity: number, fromShelf: boolean): Basket {
  const pieces = withQuantityAlone(basket, productId, quantity);
  const held = basket.lines.find((line) => line.productId === productId);
  if (!held) return pieces;
  const lines = basket.lines
    .map((line) => (line === held ? lineOf(line, quantity) : line))
    .filter((line) => line.quantity > 0);
  const { totals } = isOrderable(held) ? pieces : basket;
  return { lines, quantities: pieces.quantities, totals: { ...totals, ...sumsOf(fromShelf ? onShelf(lines) : lines) } };
}

/** The basket without these lines, by line id. */
export const withoutLines = (basket: Basket, ids: readonly number[], fromShelf: boolean): Basket =>
  basket.lines
    .filter(({ id }) => ids.includes(id))
    .reduce((left, { productId }) => withQuantity(left, productId, 0, fromShelf), basket);

/** The basket without products; its promotion code remains. */
export const clearedBasket = ({ totals: { promocode } }: Basket): Basket => ({
  ...emptyBasket,
  totals: { ...emptyBasket.totals, promocode },
});

/** Whether a line counts in the totals: at least a part of it can be ordered. */
export const isOrderable = ({ available }: Pick<BasketLine, 'available'>): boolean => available > 0;

/** As much of each line as the shop has; of a line in packs whole packs. */
const onShelf = (lines: readonly BasketLine[]): BasketLine[] =>
  lines.map((line) => lineOf(line, Math.min(line.quantity, line.available - (line.available % line.step))));

const lineOf = (line: BasketLine, quantity: number): BasketLine => ({
  ...line,
  quantity,
  sum: roundPrice(line.price * quantity),
  weight: (line.weight / line.quantity) * quantity,
});

function sumsOf(lines: readonly BasketLine[]): Omit<BasketTotals, 'quantity' | 'promocode'> {
  const counted = lines.filter(isOrderable);
  const total = (of: (line: BasketLine) => number) => counted.reduce((sum, line) => sum + of(line), 0);
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
