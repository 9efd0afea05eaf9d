import { cityTime, formatMoment } from '@zapovednik/rules/dates';
import type { EventOf } from '../../../db/schema';
import type { VisitRow } from './visit-rows';

export type VisitEvent = EventOf<'visit'>;

/** The required state of a visit when a message is sent. In another state, another message covers the change. */
const stillTrue: Record<VisitEvent, VisitRow['booked']['status']> = {
  book: 'booked',
  move_visit: 'booked',
  cancel_visit: 'cancelled',
  close_visit: 'closed',
};

export const isNews = (event: VisitEvent, { booked: { status } }: VisitRow): boolean => stillTrue[event] === status;

/** Day and time by the salon's clock. */
export const visitTime = ({ booked, city }: VisitRow) => cityTime(booked.startsAt, city.timeZone);

/** «24 ноября, 10:30»; with the year if it was booked in another one. */
export function visitMoment(visit: VisitRow): string {
  const { day, time } = visitTime(visit);
  return formatMoment(`${day} ${time}`, cityTime(visit.booked.createdAt, visit.city.timeZone).day);
}

/** Address of the salon, and the way to it in the building. */
export const visitPlace = ({ point, salon }: VisitRow): string =>
  [point.address, salon.entrance].filter(Boolean).join(' ');
