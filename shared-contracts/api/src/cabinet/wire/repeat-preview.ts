import * as z from 'zod/mini';
import { id, money, picture } from '../../field';

/** A product of an order, then and now. */
const previewLine = z.object({
  PRODUCT_ID: id,
  NAME: z.string(),
  PICTURE: picture,
  /** Pieces in the order, and how many of them can be ordered in this city now. */
  ASKED: z.int(),
  AVAILABLE: z.int(),
  /** Roubles for one piece, when it was ordered and now; now null: it is not sold any more. */
  PRICE_THEN: money,
  PRICE_NOW: z.nullable(money),
  /** Why there are fewer, in words; null: there are enough. */
  MESSAGE: z.nullable(z.string()),
});

/** What `repeatOrder` would do now, for the customer to decide. */
export const repeatPreview = z.object({
  LINES: z.array(previewLine),
  /** Roubles for the goods: all that were ordered, and those that can be ordered now. */
  TOTAL_THEN: money,
  TOTAL_NOW: money,
});
export type RepeatPreviewAnswer = z.infer<typeof repeatPreview>;
