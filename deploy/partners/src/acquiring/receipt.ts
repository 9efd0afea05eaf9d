import { html, type Markup, roubles } from './page';

/** A line of the receipt that an acquirer was asked to write; money in kopecks. */
export interface ReceiptLine {
  readonly name: string;
  readonly quantity: number;
  /** Of one piece. */
  readonly price: number;
}

/** Whether a receipt is of exactly this sum: real acquirers refuse any other. */
export const isOfSum = (lines: readonly ReceiptLine[], amount: number): boolean =>
  lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0) === amount;

/** The receipt as a shopper reads it; null: the shop writes its receipts itself. */
export const showReceipt = (lines: readonly ReceiptLine[] | null): Markup | null =>
  lines &&
  html`<details><summary>Чек</summary><ul>${lines.map(
    ({ name, quantity, price }) => html`<li>${name} — ${quantity} × ${roubles(price)}</li>`,
  )}</ul></details>`;
