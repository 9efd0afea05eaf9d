import { formatDate, formatNearDay } from '@zapovednik/rules/dates';
import { addDays } from '../../../base/time/days';
import type { Offer } from '../../offers/api';

/** The selectable days of an offer, with their intervals (ORD-07). Today has only intervals that have not begun. */
export function deliveryDays({ today, time, daysFrom, daysToChoose, intervals }: Offer) {
  const days = Array.from({ length: daysToChoose }, (_, at) => {
    const day = addDays(today, daysFrom + at);
    const left = day === today ? intervals.filter((interval) => time < interval) : intervals;
    return { DATE: formatDate(day), TITLE: formatNearDay(day, today), INTERVALS: left };
  });
  return days.filter((day) => day.INTERVALS.length > 0 || intervals.length === 0);
}
