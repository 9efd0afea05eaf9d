import * as z from 'zod/mini';
import { id, money, picture } from '../../field';

/** A product of an order, with its data then and now. */
const previewLine = z.object({
  PRODUCT_ID: id,
  NAME: z.string(),
  PICTURE: picture,
  /** Pieces in the order, and how many of them can be ordered in this city now. */
  ASKED: z.int(),
  AVAILABLE: z.int(),
  /** Roubles for one piece, then and now; now null: the product is no longer sold. */
  PRICE_THEN: money,
  PRICE_NOW: z.nullable(money),
  /** The price then without the promotion code of the order; missing: the code did not change it. */
  LISTED_THEN: z.optional(money),
  /** The reason why there are fewer, as text; null: there are enough. */
  MESSAGE: z.nullable(z.string()),
});

/** What `repeatOrder` would do now. The customer decides on it. */
export const repeatPreview = z.object({
  LINES: z.array(previewLine),
  /** Roubles for the goods: all that were ordered, and those that can be ordered now. */
  TOTAL_THEN: money,
  TOTAL_NOW: money,
});
export type RepeatPreviewAnswer = z.infer<typeof repeatPreview>;
