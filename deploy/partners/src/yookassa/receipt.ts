import * as z from 'zod/mini';
import type { ReceiptLine } from '../acquiring/receipt';

/** Whole kopecks, written as roubles. */
export const sum = z.object({ value: z.string().check(z.regex(/^\d{1,9}\.\d\d$/)), currency: z.literal('RUB') });

export const kopecks = (roubles: string): number => Math.round(Number(roubles) * 100);

/** The `receipt` of a payment. */
export const receipt = z.object({
  customer: z.union([z.object({ phone: z.string().check(z.regex(/^\d{5,15}$/)) }), z.object({ email: z.email() })]),
  items: z
    .array(
      z.object({
        description: z.string().check(z.minLength(1), z.maxLength(128)),
        quantity: z.number().check(z.positive()),
        amount: sum,
        vat_code: z.int().check(z.minimum(1), z.maximum(12)),
        payment_mode: z.enum(['full_prepayment', 'full_payment']),
        payment_subject: z.enum(['commodity', 'service']),
      }),
    )
    .check(z.minLength(1)),
});

export const linesOf = ({ items }: z.output<typeof receipt>): ReceiptLine[] =>
  items.map(({ description, quantity, amount }) => ({ name: description, quantity, price: kopecks(amount.value) }));
