import * as z from 'zod/mini';
import type { ReceiptLine } from '../acquiring/receipt';

const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));

/** The required attributes of a receipt line. */
const attribute = z.object({
  name: z.enum(['paymentMethod', 'paymentObject']),
  value: z.string().check(z.regex(/^\d+$/)),
});

const item = z.object({
  positionId: text(12),
  name: text(100),
  quantity: z.object({ value: z.number().check(z.positive()), measure: text(20) }),
  itemCode: text(100),
  itemPrice: z.int().check(z.positive()),
  itemAmount: z.int().check(z.positive()),
  tax: z.object({ taxType: z.int() }),
  itemAttributes: z.object({ attributes: z.array(attribute).check(z.minLength(2)) }),
});

const bundle = z.object({
  customerDetails: z.union([
    z.object({ phone: z.string().check(z.regex(/^7\d{10}$/)) }),
    z.object({ email: z.email() }),
  ]),
  cartItems: z.object({ items: z.array(item).check(z.minLength(1)) }),
});

/** The receipt in `orderBundle` of register.do, JSON. Null: invalid or inconsistent. */
export function readBundle(json: string): ReceiptLine[] | null {
  const given = bundle.safeParse(parsed(json));
  if (!given.success) return null;
  const { items } = given.data.cartItems;
  const isRight = items.every(({ quantity, itemPrice, itemAmount }) => quantity.value * itemPrice === itemAmount);
  if (!isRight || new Set(items.map(({ positionId }) => positionId)).size < items.length) return null;
  return items.map(({ name, quantity, itemPrice }) => ({ name, quantity: quantity.value, price: itemPrice }));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
