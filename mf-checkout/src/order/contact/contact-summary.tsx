import { useWatch } from 'react-hook-form';
import { phoneLine } from '../../placed-order/phone-line';
import type { OrderValues } from '../values/order-values';

/** The contact in one line; only if it is valid. */
export function ContactSummary() {
  const { fullName, phone, email } = useWatch<OrderValues, 'user'>({ name: 'user' });
  return [fullName, phoneLine(phone), email].filter(Boolean).join(', ');
}
