import { readOpeningHours } from './opening-hours';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const clock = (minutes: number) =>
  minutes === 24 * 60
    ? '23:59'
    : `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Street and house of an address as people read it: without the city before it, and without directions behind the house. */
export function streetOf(address: string, city: string): string {
  const street = address.startsWith(`${city}, `) ? address.slice(city.length + 2) : address;
  return /^(.+?\d\S*?)\. /.exec(street)?.[1] ?? street;
}

/** A postal address for search engines, as a schema.org PostalAddress. */
export const postalAddress = (address: string, city: string) => ({
  '@type': 'PostalAddress',
  addressCountry: 'RU',
  addressLocality: city,
  streetAddress: streetOf(address, city),
});

/**
 * The opening hours of a schedule for search engines, a schema.org OpeningHoursSpecification for each day.
 *
 * @returns nothing for a schedule that cannot be read
 */
export const openingHoursData = (schedule: string) =>
  (readOpeningHours(schedule) ?? []).flatMap((hours, day) =>
    hours
      ? {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: WEEK[day],
          opens: clock(hours.opens),
          closes: clock(hours.closes),
        }
      : [],
  );
