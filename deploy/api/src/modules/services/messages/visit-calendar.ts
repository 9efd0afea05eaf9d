import { ICalAttendeeStatus, ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Attachment } from '../../../partners/mail/mail';
import type { AppointmentRow } from '../visits/appointments';
import { visitPlace } from '../visits/visit-words';

/**
 * The appointment as a file for a calendar (RFC 5545), in UTC: right in every time zone. A later file has the same UID and a higher
 * SEQUENCE, so that the entry moves; that of a visit that does not take place removes it. Mail programs believe both only with an
 * organizer and the reader as the attendee (RFC 5546); nobody is asked to accept what they have booked themselves.
 *
 * @param organizer the e-mail address of the salon or its shop
 */
export function visitCalendar(visit: AppointmentRow, organizer: string): Attachment {
  const { appointment, salon, service, specialist } = visit;
  const takesPlace = appointment.status === 'booked';
  const method = takesPlace ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL;
  const calendar = new ICalCalendar({
    prodId: { company: 'Заповедник', product: 'Запись к специалисту', language: 'RU' },
    method,
  });
  calendar.createEvent({
    id: `visit-${appointment.id}@zapovednik`,
    sequence: appointment.changes,
    status: takesPlace ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    stamp: appointment.createdAt,
    start: appointment.startsAt,
    end: appointment.endsAt,
    summary: oneLine(`${service.name}: ${appointment.petName}`),
    location: visitPlace(visit),
    description: `${salon.name}. ${specialist.name}, ${specialist.position}. ${salon.phone}`,
    organizer: { name: quotable(salon.name), email: organizer },
    attendees: [
      { name: quotable(appointment.name), email: appointment.email, status: ICalAttendeeStatus.ACCEPTED, rsvp: false },
    ],
  });
  return {
    name: `zapis-${appointment.id}.ics`,
    // The method is that of the file (RFC 6047).
    type: `text/calendar; charset=utf-8; method=${method}`,
    text: calendar.toString(),
  };
}

/** Some readers of calendars see the control character NEL as the end of a line. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}/gu, ' ');

/** A parameter of a calendar file cannot hold a double quote or a backslash in any way. */
const quotable = (name: string) => oneLine(name).replaceAll(/["\\]/g, '’');
