import * as z from 'zod/mini';
import { id, money, picture } from '../../field';

/** A product in the list of suggestions, with the data to recognise it. Prices are in roubles. */
const suggestedProduct = z.object({
  id,
  code: z.string(),
  name: z.string(),
  picture: z.nullable(picture),
  /** The price of one piece. */
  price: money,
  /** The price before the discount; null if no discount is shown (PRD-50). */
  old_price: z.nullable(money),
  /** Pieces that can be ordered now; 0: not in this city, or not in the chosen shop (CAT-53). */
  quantity: z.int(),
  /** The search text is this product's article, bar code or code. */
  exact: z.boolean(),
});
export type SuggestedProductAnswer = z.infer<typeof suggestedProduct>;

/** Suggestions for an incomplete search text, the best first in each list (CAT-37). */
export const suggestions = z.object({
  /** The corrected search text for which the suggestions are; null: the text was not corrected. */
  misspell: z.nullable(z.string()),
  /** Complete search texts that start with this text, at most 5: «корм для котят». */
  texts: z.array(z.string()),
  /** At most 6. */
  products: z.array(suggestedProduct),
  /** At most 3; `url` is the path of the section's page. */
  sections: z.array(z.object({ id, name: z.string(), url: z.string() })),
  /** At most 2. */
  brands: z.array(z.object({ code: z.string(), name: z.string(), picture: z.nullable(picture) })),
});
export type SuggestionsAnswer = z.infer<typeof suggestions>;
