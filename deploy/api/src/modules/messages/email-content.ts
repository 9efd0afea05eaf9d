/** What an email says; `createEmail` lays it out. Values are plain text. */
export interface EmailContent {
  readonly subject: string;
  /** Above the paragraphs; default: none. */
  readonly heading?: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do next. */
  readonly link?: EmailLink;
  /** Other things that can be done, below it. */
  readonly moreLinks?: readonly EmailLink[];
  /** What, where and when: a label and its value. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly goods?: GoodsTable;
  /** The shop's phone, as it is written; without one the footer has no phone. */
  readonly phone?: string;
  /** Of emails that are not about an order: a page where one press ends them. A POST to it does too. */
  readonly unsubscribeUrl?: string;
}

interface EmailLink {
  readonly url: string;
  readonly label: string;
}

export interface GoodsTable {
  /** `sum` is written with its currency. */
  readonly lines: readonly { readonly name: string; readonly quantity: string; readonly sum: string }[];
  /** Below the lines; the last one is the total. */
  readonly totals: readonly (readonly [label: string, sum: string])[];
}
