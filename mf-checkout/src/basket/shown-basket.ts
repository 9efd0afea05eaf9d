import type { BasketLine, BasketState } from 'shared-contracts/api/basket';
import { roundPrice } from 'shared-contracts/format';
import type { BasketState as BasketSummary } from 'shared-contracts/state';
import type { Wishes } from './basket-query';

function withQuantity(line: BasketLine, quantity: number): BasketLine {
  return {
    ...line,
    QUANTITY: quantity,
    SUM: roundPrice(line.DISCOUNT_PRICE * quantity),
    WEIGHT: (line.WEIGHT / line.QUANTITY) * quantity,
  };
}

/**
 * The basket as the shopper wants it, before the server has confirmed it: with the wished quantities, and the totals that
 * follow. Without a wish for one of its lines it is the server's own.
 */
export function withWishes(basket: BasketState, wishes: Wishes): BasketState {
  if (!basket.basket.some(({ PRODUCT_ID }) => wishes[PRODUCT_ID] !== undefined)) return basket;
  const lines = basket.basket
    .map((line) => withQuantity(line, wishes[line.PRODUCT_ID] ?? line.QUANTITY))
    .filter(({ QUANTITY }) => QUANTITY > 0);
  const sum = (of: (line: BasketLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  const base = roundPrice(sum((line) => line.BASE_PRICE * line.QUANTITY));
  const price = roundPrice(sum((line) => line.SUM));
  return {
    basket: lines,
    total: {
      ...basket.total,
      QUANTITY: sum((line) => line.QUANTITY),
      COUNT: lines.length,
      BASE_PRICE: base,
      DISCOUNT: roundPrice(base - price),
      PRICE: price,
      WEIGHT: sum((line) => line.WEIGHT),
      BONUS_IN: sum((line) => line.ITEM.bonus_in * line.QUANTITY),
    },
  };
}

/** The same of what all areas may know of the basket: a product that is new in the basket has no line, and so no price, yet. */
export function summaryWithWishes(summary: BasketSummary, wishes: Wishes): BasketSummary {
  const quantities: Record<number, number> = { ...summary.quantities };
  let { count } = summary;
  for (const [id, wished] of Object.entries(wishes)) {
    const product = Number(id);
    count += wished - (quantities[product] ?? 0);
    quantities[product] = wished;
  }
  return { ...summary, quantities, count };
}
