/** One line of a receipt; money in kopecks. */
export interface ReceiptLine {
  readonly name: string;
  readonly kind: 'goods' | 'service';
  readonly quantity: number;
  /** Of one piece, as paid. */
  readonly price: number;
}

/** The data of a payment's receipt (54-ФЗ): its lines add up to the paid amount. */
export interface Receipt {
  /** Where the receipt is sent: "79001234567". */
  readonly phone: string;
  /** '': none. */
  readonly email: string;
  readonly lines: readonly ReceiptLine[];
}
