import type { Receipt, ReceiptLine } from '../protocol/receipt';

/** Numbers of the bank's protocol: the kind of a line, and full prepayment. */
const paymentObjects = { goods: 1, service: 4 } as const;
const FULL_PREPAYMENT = 1;

const LONGEST_NAME = 100;

/**
 * The basket of register.do, `orderBundle`, from which the bank writes the receipt: prices in kopecks, lines by their
 * position.
 */
export const orderBundle = ({ phone, email, lines }: Receipt, taxType: number) => ({
  customerDetails: { phone, ...(email && { email }) },
  cartItems: { items: lines.map((line, at) => cartItem(line, at + 1, taxType)) },
});

function cartItem({ name, kind, quantity, price }: ReceiptLine, position: number, taxType: number) {
  const attributes = { paymentMethod: FULL_PREPAYMENT, paymentObject: paymentObjects[kind] };
  return {
    positionId: String(position),
    name: name.slice(0, LONGEST_NAME),
    quantity: { value: quantity, measure: 'шт' },
    itemCode: String(position),
    itemPrice: price,
    itemAmount: price * quantity,
    tax: { taxType },
    itemAttributes: {
      attributes: Object.entries(attributes).map(([attribute, value]) => ({ name: attribute, value: String(value) })),
    },
  };
}
