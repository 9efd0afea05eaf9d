/** The totals line of a basket, «N товаров · Общий вес X г» (CRT-03): number of pieces and their weight in grams. */
export declare const basketTotalLine: (count: number, grams: number) => string;
