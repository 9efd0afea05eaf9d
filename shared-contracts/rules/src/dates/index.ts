/** Dates in the format of calls and in words. Each app bundles its own copy, because the first load does not need it. */
export { dateAfter, formatDate, formatLongDate, formatNearDate, formatWeekday, isoDate } from './date';
