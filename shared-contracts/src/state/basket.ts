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

/** The fields of the back end's basket that the state is made from (CRT-23). */
interface BasketFields {
  readonly basket: readonly { readonly PRODUCT_ID: number; readonly QUANTITY: number }[];
  readonly total: { readonly QUANTITY: number; readonly PRICE: number };
}

/** The state of a basket of the back end. */
export function basketState({ basket, total }: BasketFields): BasketState {
  return {
    status: 'ready',
    quantities: Object.fromEntries(basket.map(({ PRODUCT_ID, QUANTITY }) => [PRODUCT_ID, QUANTITY])),
    count: total.QUANTITY,
    sum: total.PRICE,
  };
}

export const unknownBasket: BasketState = { status: 'unknown', quantities: {}, count: 0, sum: 0 };
