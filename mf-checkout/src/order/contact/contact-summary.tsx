import { useWatch } from 'react-hook-form';
import { normalizePhone } from 'shared-contracts/format';
import type { OrderValues } from '../form/order-values';

const phoneLine = (phone: string) => normalizePhone(phone).replace(/^7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 $1 $2-$3-$4');

/** The contact in one line; only when it is valid. */
export function ContactSummary() {
  const { fullName, phone, email } = useWatch<OrderValues, 'user'>({ name: 'user' });
  return [fullName, phoneLine(phone), email].filter(Boolean).join(', ');
}
