import type { Receipt } from '../protocol/receipt';
import { toRoubles } from '../protocol/roubles';

/** The kinds of lines in the protocol. */
const subjects = { goods: 'commodity', service: 'service' } as const;

const LONGEST_NAME = 128;

/** The `receipt` of a payment, which the service registers. Amounts are for one piece, in roubles. */
export const receiptOf = ({ phone, email, lines }: Receipt, vatCode: number) => ({
  customer: { phone, ...(email && { email }) },
  items: lines.map(({ name, kind, quantity, price }) => ({
    description: name.slice(0, LONGEST_NAME),
    quantity,
    amount: { value: toRoubles(price), currency: 'RUB' },
    vat_code: vatCode,
    payment_mode: 'full_prepayment',
    payment_subject: subjects[kind],
  })),
});
