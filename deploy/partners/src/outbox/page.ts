import type { FastifyInstance } from 'fastify';
import type { Message, Outbox } from './outbox';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** An email may only show itself, as in a mail program that loads no pictures. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * Messages that would have been sent to people, for testers: as a page at `/?to=…`, as JSON at `/messages?to=…`, the HTML of an email at
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

const style = `
:root{color-scheme:light dark;--line:#8884;--soft:#8882;--main:#2a7d4f}
body{font:16px/1.5 system-ui;margin:0 auto;max-width:44rem;padding:1.5rem 1rem}
h1{font-size:1.5rem;margin:0 0 1rem}
form{display:flex;gap:.5rem;margin-bottom:1rem}
input{flex:1;min-width:0}
input,button{font:inherit;padding:.5rem .75rem;border:1px solid var(--line);border-radius:.5rem}
button{background:var(--main);color:#fff;border-color:var(--main);cursor:pointer}
ul{list-style:none;margin:0;padding:0}
li{border:1px solid var(--line);border-radius:.75rem;padding:.75rem 1rem;margin-bottom:.75rem}
header{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:baseline}
header b{font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
small,time{color:color-mix(in srgb,currentcolor 65%,transparent)}
small{background:var(--soft);border-radius:1rem;padding:0 .6rem}
time{margin-left:auto}
output{display:block;font:700 1.75rem/1.2 ui-monospace,monospace;letter-spacing:.1em;margin:.5rem 0}
h2{font-size:1rem;margin:.5rem 0 0}
p{margin:.25rem 0 0;white-space:pre-line;overflow-wrap:anywhere}`;

const page = (messages: readonly Message[], to: string) => `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Отправленные сообщения</title>
<style>${style}</style>
<h1>Отправленные сообщения</h1>
<form><input name="to" type="search" value="${escapeHtml(to)}" placeholder="Телефон или почта" aria-label="Телефон или почта" autofocus><button>Найти</button></form>
<ul>${messages.map(item).join('') || `<li>${to ? 'Сюда ничего не отправляли.' : 'Пока ничего не отправлено.'}</li>`}</ul>
</html>`;

const channels: Record<Message['channel'], string> = { sms: 'SMS', telegram: 'Telegram', email: 'Письмо' };

const item = ({ id, channel, to, subject, text, html, attachments = [], at }: Message) =>
  `<li><header><b>${escapeHtml(to)}</b><small>${channels[channel]}</small><time datetime="${at.toISOString()}">${at.toLocaleTimeString('ru-RU')}</time></header>${
    subject ? `<h2>${escapeHtml(subject)}</h2>` : ''
  }${channel === 'email' ? '' : codeOf(text)}<p>${withLinks(escapeHtml(text))}</p>${html === undefined ? '' : `<p><a href="/outbox/emails/${id}/">Показать как в почте</a></p>`}${attachments.map(({ name }) => `<p>Файл: ${escapeHtml(name)}</p>`).join('')}</li>`;

/** The code in a message, in large type, to copy with a double click. */
function codeOf(text: string): string {
  // Other messages have numbers of orders.
  if (!/(?<!\p{L})код(?!\p{L})/iu.test(text)) return '';
  const code = /(?<![\d/=-])\d{6}(?!\d)/.exec(text)?.[0];
  return code ? `<output>${code}</output>` : '';
}

const withLinks = (html: string) => html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
