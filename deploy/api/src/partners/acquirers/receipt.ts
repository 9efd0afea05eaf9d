/** One line of a receipt; money in kopecks. */
export interface ReceiptLine {
  readonly name: string;
  readonly kind: 'goods' | 'service';
  readonly quantity: number;
  /** Of one piece, as it is paid. */
  readonly price: number;
}

/** What the cash register's receipt says of a payment (54-ФЗ): its lines add up to the sum that is paid. */
export interface Receipt {
  /** Where the receipt is sent: "79001234567". */
  readonly phone: string;
  /** '': none. */
  readonly email: string;
  readonly lines: readonly ReceiptLine[];
}
