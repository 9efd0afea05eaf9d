import type { VisitDetails } from '@zapovednik/api/services/calls/visit';
import { formatMeeting, formatMoment } from '@zapovednik/rules/dates';

type Moment = Pick<VisitDetails, 'day' | 'time'>;

/** Day and time of a visit by the salon's clock: «вторник, 24 ноября, 10:30». */
export const visitMoment = ({ day, time }: Moment, today: string | undefined): string =>
  formatMeeting(`${day} ${time}`, today);

/** The same for a sentence: «перенести на 24 ноября, 10:30». */
export const visitDate = ({ day, time }: Moment, today: string | undefined): string =>
  formatMoment(`${day} ${time}`, today);
