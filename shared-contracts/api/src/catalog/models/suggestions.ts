import type { SuggestedProductAnswer, SuggestionsAnswer } from '../wire/suggestions';

/** A product in the list of suggestions. Prices are in roubles. */
export interface SuggestedProduct extends Omit<SuggestedProductAnswer, 'old_price'> {
  /** The price before the discount; null if no discount is shown (PRD-50). */
  readonly oldPrice: number | null;
}

/** Suggestions for an incomplete search text, the best first in each list (CAT-37). */
export interface Suggestions extends Omit<SuggestionsAnswer, 'products'> {
  readonly products: readonly SuggestedProduct[];
}

export const toSuggestions = ({ products, ...others }: SuggestionsAnswer): Suggestions => ({
  ...others,
  products: products.map(({ old_price, ...product }) => ({ ...product, oldPrice: old_price })),
});
