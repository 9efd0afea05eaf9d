/** Opening hours and addresses of shops, points and salons. */

export { type Hours, readOpeningHours } from './opening-hours';
export { openingHoursData, postalAddress, streetOf } from './place-data';
