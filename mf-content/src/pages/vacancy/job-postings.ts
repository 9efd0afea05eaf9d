import type { VacancyDetail } from '@zapovednik/api/content/models/career';
import { vacancyLink } from '@zapovednik/areas/content/routes';

/** DD.MM.YYYY as YYYY-MM-DD. */
const isoDay = (day: string) => day.split('.').reverse().join('-');

/** The open jobs for search engines, as schema.org JobPosting. */
export const jobPostings = ({ code, title, lead, duties, open }: VacancyDetail, origin: string) =>
  open.map(({ id, city, place, date, salaryFrom, salaryTo }) => ({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: [lead, ...duties].join('. '),
    datePosted: isoDay(date),
    url: `${origin}${vacancyLink(code)}?job=${id}`,
    hiringOrganization: { '@type': 'Organization', name: 'Заповедник', sameAs: origin },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressCountry: 'RU', addressLocality: city, streetAddress: place },
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
