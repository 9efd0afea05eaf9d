import { formatLongDate } from 'shared-contracts/dates';
import { cityTime } from '../../../base/time/city-time';
import type { EventOf } from '../../../db/schema';
import type { AppointmentRow } from './appointments';

export type VisitEvent = EventOf<'visit'>;

/** What a visit must still be when a message is sent: another message tells of what has happened since. */
const stillTrue: Record<VisitEvent, AppointmentRow['appointment']['status']> = {
  book: 'booked',
  move_visit: 'booked',
  cancel_visit: 'cancelled',
  close_visit: 'closed',
};

export const isNews = (event: VisitEvent, { appointment: { status } }: AppointmentRow): boolean =>
  stillTrue[event] === status;

/** Day and time by the salon's clock. */
export const visitTime = ({ appointment, city }: AppointmentRow) => cityTime(appointment.startsAt, city.timeZone);

/** «24 ноября 2026, 10:30» */
export function visitMoment(visit: AppointmentRow): string {
  const { day, time } = visitTime(visit);
  return `${formatLongDate(day)}, ${time}`;
}

/** Address of the salon, and how to find it there. */
export const visitPlace = ({ point, salon }: AppointmentRow): string =>
  [point.address, salon.entrance].filter(Boolean).join(' ');
