import { html, type Markup, roubles } from './page';

/** A line of a receipt that the acquirer prints; money in kopecks. */
export interface ReceiptLine {
  readonly name: string;
  readonly quantity: number;
  /** The price of one piece. */
  readonly price: number;
}

/** Whether a receipt has exactly this total. Real acquirers refuse other receipts. */
export const isOfSum = (lines: readonly ReceiptLine[], amount: number): boolean =>
  lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0) === amount;

/** The receipt for shoppers. Null: the shop prints its receipts itself. */
export const showReceipt = (lines: readonly ReceiptLine[] | null): Markup | null =>
  lines &&
  html`<details><summary>Чек</summary><ul>${lines.map(
    ({ name, quantity, price }) => html`<li>${name} — ${quantity} × ${roubles(price)}</li>`,
  )}</ul></details>`;
