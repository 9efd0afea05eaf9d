import { ICalAlarmType, ICalAttendeeStatus, ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Attachment } from '../../../partners/mail/mail';
import type { VisitRow } from '../visits/visit-rows';
import { visitPlace } from '../visits/visit-words';

/** Minutes before the visit at which the calendar reminds of it. */
const ALARM = 120;

interface CalendarOptions {
  /** The e-mail address of the salon or its shop. */
  readonly organizer: string;
  /** The signed link of the visit. */
  readonly link: string;
}

/**
 * The visit as a calendar file (RFC 5545), in UTC, which is right in every time zone. A later file has the same UID and
 * a higher SEQUENCE, so that the entry moves. The file of a cancelled visit removes the entry. Mail programs accept
 * both only with an organizer, and with the reader as the attendee (RFC 5546). The reader is not asked to accept,
 * because they booked the visit themselves.
 */
export function visitCalendar(visit: VisitRow, { organizer, link }: CalendarOptions): Attachment {
  const { booked, salon, service, specialist } = visit;
  const takesPlace = booked.status === 'booked';
  const method = takesPlace ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL;
  const calendar = new ICalCalendar({
    prodId: { company: 'Заповедник', product: 'Запись к специалисту', language: 'RU' },
    method,
  });
  calendar.createEvent({
    id: `visit-${booked.id}@zapovednik`,
    sequence: booked.changes,
    status: takesPlace ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    stamp: booked.createdAt,
    start: booked.startsAt,
    end: booked.endsAt,
    summary: oneLine(`${service.name}: ${booked.petName}`),
    location: visitPlace(visit),
    description: `${salon.name}. ${specialist.name}, ${specialist.position}. ${salon.phone}\nПеренести или отменить: ${link}`,
    url: link,
    ...(takesPlace && {
      alarms: [{ type: ICalAlarmType.display, triggerBefore: ALARM * 60, description: oneLine(service.name) }],
    }),
    organizer: { name: quotable(salon.name), email: organizer },
    attendees: [{ name: quotable(booked.name), email: booked.email, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
  });
  return {
    name: `zapis-${booked.id}.ics`,
    // The same method as in the file (RFC 6047).
    type: `text/calendar; charset=utf-8; method=${method}`,
    text: calendar.toString(),
  };
}

/** Some calendar programs treat the control character NEL as the end of a line. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}/gu, ' ');

/** A parameter of a calendar file cannot contain a double quote or a backslash. */
const quotable = (name: string) => oneLine(name).replaceAll(/["\\]/g, '’');
