/** A product in the form of the goods; with no pieces it will be removed. */
export interface ChosenProduct {
  readonly productId: number;
  /** For goods that were in the auto-order before: they can be swapped for another flavour. */
  readonly code?: string;
  readonly name: string;
  readonly picture: string;
  /** Roubles for one piece. */
  readonly price: number;
  readonly quantity: number;
}
