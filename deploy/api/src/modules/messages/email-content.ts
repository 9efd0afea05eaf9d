/** The content of an email; `createEmail` gives it a layout. Values are plain text. */
export interface EmailContent {
  readonly subject: string;
  /** Above the paragraphs; by default none. */
  readonly heading?: string;
  readonly paragraphs: readonly string[];
  /** The main link. */
  readonly link?: EmailLink;
  /** Further links below it. */
  readonly moreLinks?: readonly EmailLink[];
  /** What, where and when: a label and its value. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly goods?: GoodsTable;
  /** The shop's phone, formatted. Without it the footer has no phone. */
  readonly phone?: string;
  /** For emails that are not about an order: a page with a button that unsubscribes. A POST to it does the same. */
  readonly unsubscribeUrl?: string;
}

interface EmailLink {
  readonly url: string;
  readonly label: string;
}

export interface GoodsTable {
  /** `sum` includes the currency. */
  readonly lines: readonly { readonly name: string; readonly quantity: string; readonly sum: string }[];
  /** Below the lines; the last one is the total. */
  readonly totals: readonly (readonly [label: string, sum: string])[];
}
