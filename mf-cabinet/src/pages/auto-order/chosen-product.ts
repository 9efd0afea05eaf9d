/** A product in the form of the goods; with no pieces it will be removed. */
export interface ChosenProduct {
  readonly productId: number;
  readonly name: string;
  readonly picture: string;
  /** Roubles for one piece. */
  readonly price: number;
  readonly quantity: number;
}
