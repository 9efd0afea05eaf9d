import { numberFormat } from './number';
import { plural } from './plural';
import { formatWeight } from './weight';

const pieces = numberFormat({ most: 0 });

/** The totals line of a basket, «N товаров · Общий вес X г» (CRT-03): number of pieces and their weight in grams. */
export const basketTotalLine = (count: number, grams: number): string =>
  `${pieces(count)} ${plural(count, ['товар', 'товара', 'товаров'])} · Общий вес ${formatWeight(grams)}`;
