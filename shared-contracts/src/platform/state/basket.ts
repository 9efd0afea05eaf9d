/** The basket of this session and city, as every area may see it. */
export interface BasketState {
  /** `unknown` until it was read; `failed` when reading failed (CRT-30). */
  readonly status: 'unknown' | 'ready' | 'failed';
  /** Product id → pieces in the basket. */
  readonly quantities: Readonly<Record<number, number>>;
  /** All pieces. */
  readonly count: number;
  /** Roubles. */
  readonly sum: number;
}

export const unknownBasket: BasketState = { status: 'unknown', quantities: {}, count: 0, sum: 0 };
