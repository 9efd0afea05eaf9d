import { formatDate } from '@zapovednik/rules/dates';
import type { OrderRow } from '../../order-states/api';

/** «06.12.2026, 10:00–14:00», on every page of an order; '' if neither day nor hours were chosen. */
export const deliveryMoment = ({ deliveryDate, deliveryInterval }: OrderRow): string =>
  [deliveryDate ? formatDate(deliveryDate) : '', deliveryInterval].filter(Boolean).join(', ');
