import { formatDate, formatNearDate } from '@zapovednik/rules/dates';
import { addDays } from '../../../base/time/days';
import type { Offer } from '../../offers/api';

/** The selectable days of an offer, with their intervals (ORD-07). */
export function deliveryDays({ today, daysFrom, daysToChoose, intervals }: Offer) {
  return Array.from({ length: daysToChoose }, (_, at) => {
    const day = addDays(today, daysFrom + at);
    return { DATE: formatDate(day), TITLE: formatNearDate(day, today), INTERVALS: intervals };
  });
}
