import { formatLongDate } from 'shared-contracts/dates';
import { cityTime } from '../delivery/city-time';
import type { AppointmentRow } from '../services/appointments';

export type VisitEvent = 'book' | 'cancel_visit';

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
