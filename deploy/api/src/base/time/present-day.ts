import { formatDate } from '@zapovednik/rules/dates';
import { shopDay } from './days';

/** The shop's day of a moment in the format of calls, DD.MM.YYYY (ORD-50). */
export const presentDay = (moment: Date): string => formatDate(shopDay(moment));
