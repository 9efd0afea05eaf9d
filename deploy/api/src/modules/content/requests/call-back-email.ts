import { cityTime, formatMoment } from '@zapovednik/rules/dates';
import type { EmailContent } from '../../messages/api';
import type { LoadedRequest } from './load-request';

/**
 * The email to a salon about a person who wants to be called. The person's input is only in its text, never in a
 * header.
 */
export function callBackEmail({ request, salon, service, city }: LoadedRequest): EmailContent {
  const { day, time } = cityTime(request.createdAt, city.timeZone);
  return {
    subject: `Просьба перезвонить № ${request.id}: ${service?.name ?? ''}`,
    heading: 'Просьба перезвонить',
    paragraphs: ['Человек не нашёл свободного времени на сайте. Позвоните и предложите другое.'],
    facts: [
      ['Имя', request.name],
      ['Телефон', `+${request.phone}`],
      ['Услуга', service?.name ?? ''],
      ['Где', salon?.name ?? ''],
      ['Когда попросил', formatMoment(`${day} ${time}`, day)],
    ],
  };
}
