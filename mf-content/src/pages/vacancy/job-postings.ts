import type { VacancyDetail } from '@zapovednik/api/content/models/career';
import { vacancyLink } from '@zapovednik/areas/content/routes';

/** DD.MM.YYYY as YYYY-MM-DD. */
const isoDay = (day: string) => day.split('.').reverse().join('-');

/** The open jobs for search engines, as schema.org JobPosting. */
export const jobPostings = (
  { code, title, lead, duties, expects, offers, department, open }: VacancyDetail,
  origin: string,
) =>
  open.map(({ id, city, place, schedule, date, salaryFrom, salaryTo }) => ({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: [lead, ...duties].join('. '),
    identifier: { '@type': 'PropertyValue', name: 'Заповедник', value: String(id) },
    occupationalCategory: department,
    responsibilities: duties.join('. '),
    qualifications: expects.join('. '),
    jobBenefits: offers.join('. '),
    workHours: schedule,
    datePosted: isoDay(date),
    url: `${origin}${vacancyLink(code)}?job=${id}`,
    hiringOrganization: { '@type': 'Organization', name: 'Заповедник', sameAs: origin },
    jobLocation: {
      '@type': 'Place',
      // A shop, warehouse or office of the city, not a street.
      name: place,
      address: { '@type': 'PostalAddress', addressCountry: 'RU', addressLocality: city },
    },
    ...(salaryFrom !== null && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'RUB',
        value: {
          '@type': 'QuantitativeValue',
          minValue: salaryFrom,
          ...(salaryTo !== null && { maxValue: salaryTo }),
          unitText: 'MONTH',
        },
      },
    }),
  }));
