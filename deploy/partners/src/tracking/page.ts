import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../pages/escape-html';
import { listPage } from '../pages/list-page';
import type { Report, Told } from './told';

/** The reports to tracking services and counters, for testers: as a page at `/?q=…`, as JSON at `/reports?q=…`. */
export async function trackingPage(app: FastifyInstance, { told }: { told: Told }): Promise<void> {
  app.get<{ Querystring: { q?: string } }>('/', ({ query: { q = '' } }, reply) =>
    reply.type('text/html; charset=utf-8').send(page(told.find(q), q)),
  );
  app.get<{ Querystring: { q?: string } }>('/reports', ({ query: { q = '' } }) => told.find(q));
}

const itemStyle = `
pre{margin:.5rem 0 0;white-space:pre-wrap;overflow-wrap:anywhere;font-size:.875rem}`;

const page = (reports: readonly Report[], q: string) =>
  listPage({
    title: 'Что узнали Mindbox и счётчики',
    field: { name: 'q', value: q, label: 'Номер заказа, браузер, счётчик' },
    items: reports.map(item),
    empty: q ? 'Об этом ничего не сообщали.' : 'Пока ничего не сообщали.',
    itemStyle,
  });

/** Descriptions of the shop's operations and goals. */
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
  }</small>${about && `<small>${escapeHtml(about)}</small>`}<time datetime="${at.toISOString()}">${at.toTimeString().slice(0, '00:00:00'.length)}</time></header><pre>${escapeHtml(JSON.stringify(body, null, 1))}</pre></li>`;
