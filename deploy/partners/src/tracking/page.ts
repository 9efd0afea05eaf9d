import type { FastifyInstance } from 'fastify';
import type { Report, Told } from './told';

/** What tracking services and counters were told, for testers: as a page at `/?q=…`, as JSON at `/reports?q=…`. */
export async function trackingPage(app: FastifyInstance, { told }: { told: Told }): Promise<void> {
  app.get<{ Querystring: { q?: string } }>('/', ({ query: { q = '' } }, reply) =>
    reply.type('text/html; charset=utf-8').send(page(told.find(q), q)),
  );
  app.get<{ Querystring: { q?: string } }>('/reports', ({ query: { q = '' } }) => told.find(q));
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

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
small,time{color:color-mix(in srgb,currentcolor 65%,transparent)}
small{background:var(--soft);border-radius:1rem;padding:0 .6rem}
time{margin-left:auto}
pre{margin:.5rem 0 0;white-space:pre-wrap;overflow-wrap:anywhere;font-size:.875rem}`;

const page = (reports: readonly Report[], q: string) => `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Что узнали Mindbox и счётчики</title>
<style>${style}</style>
<h1>Что узнали Mindbox и счётчики</h1>
<form><input name="q" type="search" value="${escapeHtml(q)}" placeholder="Номер заказа, браузер, счётчик" aria-label="Номер заказа, браузер, счётчик" autofocus><button>Найти</button></form>
<ul>${reports.map(item).join('') || `<li>${q ? 'Об этом ничего не сообщали.' : 'Пока ничего не сообщали.'}</li>`}</ul>
</html>`;

/** The operations and goals of the shop in words. */
const words: Record<string, string> = {
  'Website.Purchase': 'Покупка',
  'Website.ViewProduct': 'Просмотр товара',
  'Website.ViewCategory': 'Просмотр раздела',
  'Website.Search': 'Поиск',
  'Website.AddToCart': 'Товар в корзине',
  'Website.RemoveFromCart': 'Товар убран из корзины',
  'Website.SetLocation': 'Город',
  cart_not_empty: 'Цель: в корзине есть товары',
  hit: 'Просмотр страницы',
  ecommerce: 'Электронная торговля',
};

const item = ({ service, from, what, about, body, at }: Report) =>
  `<li><header><b>${escapeHtml(words[what] ?? what)}</b><small>${service}</small><small>${
    from === 'shop' ? 'от сервера' : 'от браузера'
  }</small>${about && `<small>${escapeHtml(about)}</small>`}<time datetime="${at.toISOString()}">${at.toLocaleTimeString('ru-RU')}</time></header><pre>${escapeHtml(JSON.stringify(body, null, 1))}</pre></li>`;
