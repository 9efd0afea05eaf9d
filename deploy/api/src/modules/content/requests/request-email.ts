import type { EmailContent } from '../../messages/api';
import { aboutRequest, type LoadedRequest } from './load-request';
import { kindNames } from './request-words';

/**
 * An email to the shop about a visitor's request. The subject contains none of the visitor's input. A reply goes to the
 * visitor's address, which is validated as an e-mail. Files stay in the back office.
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
