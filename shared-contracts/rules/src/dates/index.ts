/**
 * Dates and times in the format of calls, and in words: every page, letter and text message writes them by these functions. Each app
 * bundles its own copy, because the first load does not need it.
 */
export { cityTime } from './city-time';
export { dateAfter, formatDate, isoDate } from './date';
export { formatDay, formatHours, formatMeeting, formatMoment, formatNearDay } from './in-words';
export { formatMonth, formatShortMonth } from './month';
