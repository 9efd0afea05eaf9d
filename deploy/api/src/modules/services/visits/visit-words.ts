import type { ServiceKind } from '@zapovednik/api/services/calls/salon';
import { cityTime, formatMeeting, formatMoment } from '@zapovednik/rules/dates';
import type { EventOf } from '../../../db/schema';
import { isTimely } from '../reminders/remind';
import type { VisitRow } from './visit-rows';

export type VisitEvent = EventOf<'visit'>;

/** The required state of a visit when a message is sent. In another state, another message covers the change. */
const stillTrue: Record<VisitEvent, VisitRow['booked']['status']> = {
  book: 'booked',
  move_visit: 'booked',
  cancel_visit: 'cancelled',
  close_visit: 'closed',
  remind_day: 'booked',
  remind_hours: 'booked',
  conclude: 'booked',
  ask_review: 'booked',
};

export function isNews(event: VisitEvent, { booked: { status, startsAt } }: VisitRow, now: Date): boolean {
  if (stillTrue[event] !== status) return false;
  return event === 'remind_day' || event === 'remind_hours' ? isTimely(event, startsAt, now) : true;
}

/** What the specialist writes after a visit: «Заключение» is a vet's word. */
export const conclusionName: Readonly<Record<ServiceKind, string>> = {
  vet: 'Заключение врача',
  grooming: 'Советы мастера',
  training: 'Советы кинолога',
};

/** Day and time by the salon's clock, and the day on which it was booked. */
function timesOf({ booked, city }: VisitRow): [moment: string, bookedOn: string] {
  const { day, time } = cityTime(booked.startsAt, city.timeZone);
  return [`${day} ${time}`, cityTime(booked.createdAt, city.timeZone).day];
}

/** «вторник, 24 ноября, 10:30»; with the year if it was booked in another one. */
export const visitMoment = (visit: VisitRow): string => formatMeeting(...timesOf(visit));

/** «24 ноября, 10:30», for a sentence: «запись на 24 ноября, 10:30». */
export const visitDate = (visit: VisitRow): string => formatMoment(...timesOf(visit));

/** Address of the salon, and the way to it in the building. */
export const visitPlace = ({ point, salon }: VisitRow): string =>
  [point.address, salon.entrance].filter(Boolean).join(' ');
