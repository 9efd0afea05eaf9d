import type { RepeatPreviewAnswer } from '../wire/repeat-preview';

/** A product of an order that is repeated. Money is in roubles for one piece. */
export interface RepeatLine {
  readonly productId: number;
  readonly name: string;
  readonly picture: string;
  /** Pieces in the order. */
  readonly asked: number;
  /** Pieces of them that can be ordered in this city now. */
  readonly available: number;
  readonly priceThen: number;
  /** Null: it is not sold any more. */
  readonly priceNow: number | null;
  /** Why there are fewer, in words. */
  readonly message: string | null;
}

/** What the repetition of an order would put into the basket. */
export interface RepeatPreview {
  readonly lines: readonly RepeatLine[];
  /** Roubles for the goods, then and now. */
  readonly totalThen: number;
  readonly totalNow: number;
}

export const toRepeatPreview = ({ LINES, TOTAL_THEN, TOTAL_NOW }: RepeatPreviewAnswer): RepeatPreview => ({
  lines: LINES.map((line) => ({
    productId: line.PRODUCT_ID,
    name: line.NAME,
    picture: line.PICTURE,
    asked: line.ASKED,
    available: line.AVAILABLE,
    priceThen: line.PRICE_THEN,
    priceNow: line.PRICE_NOW,
    message: line.MESSAGE,
  })),
  totalThen: TOTAL_THEN,
  totalNow: TOTAL_NOW,
});
