import { ICalCalendar, ICalCalendarMethod } from 'ical-generator';
import type { Attachment } from '../partners/mail/mail';
import type { AppointmentRow } from '../services/appointments';
import { visitPlace } from './visit-words';

/** The appointment as a file for a calendar (RFC 5545), in UTC: right in every time zone. */
export function visitCalendar(visit: AppointmentRow): Attachment {
  const { appointment, salon, service, specialist } = visit;
  const calendar = new ICalCalendar({
    prodId: { company: 'Заповедник', product: 'Запись к специалисту', language: 'RU' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `visit-${appointment.id}@zapovednik`,
    stamp: appointment.createdAt,
    start: appointment.startsAt,
    end: appointment.endsAt,
    summary: `${service.name}: ${appointment.petName}`,
    location: visitPlace(visit),
    description: `${salon.name}. ${specialist.name}, ${specialist.position}. ${salon.phone}`,
  });
  return { name: `zapis-${appointment.id}.ics`, type: 'text/calendar; charset=utf-8', text: calendar.toString() };
}
