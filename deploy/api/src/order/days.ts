import { formatDate, formatNearDate } from 'shared-contracts/dates';
import type { Offer } from '../delivery/offers';

const DAY = 86_400_000;
/** The shop's day begins where its main city's does. */
const zone = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Yekaterinburg' });

/** The shop's calendar day, YYYY-MM-DD. */
export const shopDay = (now: Date): string => zone.format(now);

/** The days that an offer lets choose from, with its intervals (ORD-07). */
export function deliveryDays({ daysFrom, daysToChoose, intervals }: Offer, now: Date) {
  const today = shopDay(now);
  return Array.from({ length: daysToChoose }, (_, at) => {
    const day = shopDay(new Date(now.getTime() + (daysFrom + at) * DAY));
    return { DATE: formatDate(day), TITLE: formatNearDate(day, today), INTERVALS: intervals };
  });
}
