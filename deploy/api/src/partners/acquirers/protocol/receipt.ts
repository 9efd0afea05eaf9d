/** One line of a receipt; money in kopecks. */
export interface ReceiptLine {
  readonly name: string;
  readonly kind: 'goods' | 'service';
  readonly quantity: number;
  /** The paid price of one piece. */
  readonly price: number;
}

/** The data of a payment's receipt (54-ФЗ). The sum of its lines is the paid amount. */
export interface Receipt {
  /** The recipient of the receipt: "79001234567". */
  readonly phone: string;
  /** '': none. */
  readonly email: string;
  readonly lines: readonly ReceiptLine[];
}
