import { formatLongDate } from 'shared-contracts/dates';
import type { AppointmentRow } from '../services/appointments';
import { type VisitEvent, visitTime } from './visit-words';

/** A short text message about an appointment: when and where, without names. */
export function visitSms(event: VisitEvent, visit: AppointmentRow): string {
  const { day, time } = visitTime(visit);
  const when = `${formatLongDate(day).replace(/ \d{4}$/, '')}, ${time}`;
  if (event === 'cancel_visit') return `Заповедник: запись ${visit.appointment.id} на ${when} отменена.`;
  return `Заповедник: запись ${visit.appointment.id}, ${when}. ${visit.salon.name}. Тел. ${visit.salon.phone}`;
}
