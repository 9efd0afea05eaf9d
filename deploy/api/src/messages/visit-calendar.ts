import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Attachment } from '../partners/mail/mail';
import type { AppointmentRow } from '../services/appointments';
import { visitPlace } from './visit-words';

/**
 * The appointment as a file for a calendar (RFC 5545), in UTC: right in every time zone. A later file has the same UID and a higher
 * SEQUENCE, so that the entry moves; that of a visit that does not take place removes it.
 */
export function visitCalendar(visit: AppointmentRow): Attachment {
  const { appointment, salon, service, specialist } = visit;
  const takesPlace = appointment.status === 'booked';
  const calendar = new ICalCalendar({
    prodId: { company: 'Заповедник', product: 'Запись к специалисту', language: 'RU' },
    method: takesPlace ? ICalCalendarMethod.PUBLISH : ICalCalendarMethod.CANCEL,
  });
  calendar.createEvent({
    id: `visit-${appointment.id}@zapovednik`,
    sequence: appointment.changes,
    status: takesPlace ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    stamp: appointment.createdAt,
    start: appointment.startsAt,
    end: appointment.endsAt,
    summary: `${service.name}: ${appointment.petName}`,
    location: visitPlace(visit),
    description: `${salon.name}. ${specialist.name}, ${specialist.position}. ${salon.phone}`,
  });
  return { name: `zapis-${appointment.id}.ics`, type: 'text/calendar; charset=utf-8', text: calendar.toString() };
}
