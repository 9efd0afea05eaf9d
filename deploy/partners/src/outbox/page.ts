import type { FastifyInstance } from 'fastify';
import type { Message, Outbox } from './outbox';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Testers read here what would have reached people: as a page at `/`, as JSON at `/messages?to=…`. */
export async function outboxPage(app: FastifyInstance, { outbox }: { outbox: Outbox }): Promise<void> {
  app.get('/', (_, reply) => reply.type('text/html; charset=utf-8').send(page(outbox.messages())));
  app.get<{ Querystring: { to?: string } }>('/messages', ({ query }) => outbox.messages(query.to));
}

const page = (messages: readonly Message[]) => `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Отправленные сообщения</title>
<style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:44rem;padding:0 1rem}li{border-top:1px solid #ddd;padding:.75rem 0}ul{list-style:none;padding:0}p{margin:0;overflow-wrap:anywhere}small{color:#555}</style>
<h1>Отправленные сообщения</h1>
<ul>${messages.map(item).join('') || '<li>Пока ничего не отправлено.</li>'}</ul>
</html>`;

const item = ({ channel, to, text, at }: Message) =>
  `<li><small>${channel} · ${escapeHtml(to)} · ${at.toLocaleTimeString('ru-RU')}</small><p>${escapeHtml(text)}</p></li>`;
