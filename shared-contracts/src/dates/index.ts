/** Dates as calls carry them and as people read them. Bundled by whoever uses them: the first load of the shop has none. */
export { formatDate, formatLongDate, formatNearDate, isoDate } from './date';
