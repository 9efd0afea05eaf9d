import type { BookedVisit } from '@zapovednik/api/services/calls/booking';
import { saveFile } from '@zapovednik/ui/files';
import { placeOf } from './place-of';

/** A text value of a calendar file (RFC 5545). Control characters, which could begin a line, become spaces. */
const value = (text: string) => text.replace(/\p{Cc}|\u2028|\u2029/gu, ' ').replace(/[\\;,]/g, '\\$&');

/** «20261124T040000Z» */
const moment = (text: string) => text.replace(/[-:]|\.\d+/g, '');

/**
 * A visit for the calendar, with an alarm two hours before it and a link to its page. It has the UID of the file in the
 * email, so that a calendar has the visit once.
 *
 * @param url the absolute address of its page
 */
export const calendarText = (visit: BookedVisit, url: string): string =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Заповедник//Запись к специалисту//RU', 'BEGIN:VEVENT'],
    `UID:visit-${visit.id}@zapovednik`,
    `DTSTAMP:${moment(visit.startsAt)}`,
    `DTSTART:${moment(visit.startsAt)}`,
    `DTEND:${moment(visit.endsAt)}`,
    `SUMMARY:${value(`${visit.service.name}: ${visit.pet.name}`)}`,
    `LOCATION:${value(placeOf(visit.salon))}`,
    `DESCRIPTION:${value(`${visit.salon.name}. ${visit.specialist.name}. ${visit.salon.phone}. ${url}`)}`,
    `URL:${url}`,
    ...['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${value(visit.service.name)}`, 'TRIGGER:-PT2H', 'END:VALARM'],
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n');

/** Saves the visit as a file that a calendar opens. */
export const saveCalendar = (visit: BookedVisit, url: string): void =>
  saveFile(`zapis-${visit.id}.ics`, new Blob([calendarText(visit, url)], { type: 'text/calendar;charset=utf-8' }));
