import type { RepeatPreviewAnswer } from '../wire/repeat-preview';

/** A product of a repeated order. Money is in roubles for one piece. */
export interface RepeatLine {
  readonly productId: number;
  readonly name: string;
  readonly picture: string;
  /** Pieces in the order. */
  readonly asked: number;
  /** How many of these pieces can be ordered in this city now. */
  readonly available: number;
  /** Without the promotion code of the order. */
  readonly priceThen: number;
  /** What was paid with the promotion code; null: the code did not change it. */
  readonly paidThen: number | null;
  /** Null: the product is no longer sold. */
  readonly priceNow: number | null;
  /** The reason why there are fewer, as text. */
  readonly message: string | null;
}

/** What a repetition of an order would add to the basket. */
export interface RepeatPreview {
  readonly lines: readonly RepeatLine[];
  /** The price of the goods in roubles, then with the promotion code, and now. */
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
    priceThen: line.LISTED_THEN ?? line.PRICE_THEN,
    paidThen: line.LISTED_THEN === undefined ? null : line.PRICE_THEN,
    priceNow: line.PRICE_NOW,
    message: line.MESSAGE,
  })),
  totalThen: TOTAL_THEN,
  totalNow: TOTAL_NOW,
});
