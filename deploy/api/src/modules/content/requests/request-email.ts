import type { EmailContent } from '../../messages/api';
import { aboutRequest, type LoadedRequest } from './load-request';
import { kindNames } from './request-words';

/**
 * A letter to the shop about a visitor's request. Nothing that was typed stands in the subject; the answer goes to the visitor's address,
 * which the rule of e-mails has checked. A file stays in the back office.
 */
export function requestEmail(loaded: LoadedRequest): EmailContent {
  const { request, city, file } = loaded;
  const title = `${kindNames[request.kind]}, заявка № ${request.id}`;
  return {
    subject: `${title}, ${city.name}`,
    heading: title,
    paragraphs: request.text === '' ? ['Без текста.'] : request.text.split('\n'),
    facts: [
      ['Имя', request.name],
      ['Телефон', `+${request.phone}`],
      ...(request.email === '' ? [] : [['Почта', request.email] as const]),
      ['Город', city.name],
      ...aboutRequest(loaded),
      ...(file === null ? [] : [['Файл', `${file} (открыть в учётной системе)`] as const]),
    ],
  };
}
