import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../pages/escape-html';
import { listPage } from '../pages/list-page';
import type { Message, Outbox } from './outbox';

/** The policy for an email's page: it can load nothing, as in a mail program that loads no pictures. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * The messages to people, for testers: as a page at `/?to=…`, as JSON at `/messages?to=…`, the HTML of an email at
 * `/emails/{id}/`.
 */
export async function outboxPage(app: FastifyInstance, { outbox }: { outbox: Outbox }): Promise<void> {
  app.get<{ Querystring: { to?: string } }>('/', ({ query: { to = '' } }, reply) =>
    reply.type('text/html; charset=utf-8').send(page(outbox.find(to), to)),
  );
  app.get<{ Querystring: { to?: string } }>('/messages', ({ query }) => outbox.messages(query.to));
  app.get<{ Params: { id: string } }>('/emails/:id', ({ params }, reply) => {
    const html = outbox.get(Number(params.id))?.html;
    if (html === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Такого письма нет.');
    return reply.header('content-security-policy', MAIL_POLICY).type('text/html; charset=utf-8').send(html);
  });
}

const itemStyle = `
header b{font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
output{display:block;font:700 1.75rem/1.2 ui-monospace,monospace;letter-spacing:.1em;margin:.5rem 0}
h2{font-size:1rem;margin:.5rem 0 0}
p{margin:.25rem 0 0;white-space:pre-line;overflow-wrap:anywhere}`;

const page = (messages: readonly Message[], to: string) =>
  listPage({
    title: 'Отправленные сообщения',
    field: { name: 'to', value: to, label: 'Телефон или почта' },
    items: messages.map(item),
    empty: to ? 'Сюда ничего не отправляли.' : 'Пока ничего не отправлено.',
    itemStyle,
  });

const channels: Record<Message['channel'], string> = { sms: 'СМС', telegram: 'Telegram', email: 'Письмо' };

const item = ({ id, channel, to, subject, text, html, attachments = [], at }: Message) =>
  `<li><header><b>${escapeHtml(to)}</b><small>${channels[channel]}</small><time datetime="${at.toISOString()}">${at.toTimeString().slice(0, '00:00:00'.length)}</time></header>${
    subject ? `<h2>${escapeHtml(subject)}</h2>` : ''
  }${channel === 'email' ? '' : codeOf(text)}<p>${withLinks(escapeHtml(text))}</p>${html === undefined ? '' : `<p><a href="/outbox/emails/${id}/">Показать как в почте</a></p>`}${attachments.map(({ name }) => `<p>Файл: ${escapeHtml(name)}</p>`).join('')}</li>`;

/** The code in a message, in large type, to copy with a double click. */
function codeOf(text: string): string {
  // Messages without a code may contain order numbers.
  if (!/(?<!\p{L})код(?!\p{L})/iu.test(text)) return '';
  const code = /(?<![\d/=-])\d{6}(?!\d)/.exec(text)?.[0];
  return code ? `<output>${code}</output>` : '';
}

const withLinks = (html: string) => html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
