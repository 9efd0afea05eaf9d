import type { VisitDetails } from '@zapovednik/api/services/calls/visit';
import { formatMeeting } from '@zapovednik/rules/dates';

/** Day and time of a visit by the salon's clock: «вторник, 24 ноября, 10:30». */
export const visitMoment = ({ day, time }: Pick<VisitDetails, 'day' | 'time'>, today: string | undefined): string =>
  formatMeeting(`${day} ${time}`, today);
