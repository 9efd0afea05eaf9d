import type { FastifyInstance } from 'fastify';
import { networkHash } from '../../../base/network-hash';
import { escapeHtml } from '../../../base/text/escape-html';
import { inTransaction } from '../../../db/transaction';
import { networkOf } from '../../../http/askers/identify';
import type { Shop } from '../../../http/context';
import { reportSubscription } from '../tracking/tracking';
import { unsubscribe } from './unsubscribe';
import { emailOfToken } from './unsubscribe-link';

/** The page only sends one form. It loads no files and runs no scripts. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Requests a minute from one address. */
const LIMIT = 60;

/**
 * `/unsubscribe/{token}/`: ends the subscriptions of an address without signing in. A GET only shows a button, because mail scanners open
 * links; a POST unsubscribes, also that of a mail program (RFC 8058). Its path is secret and is not logged.
 */
export async function unsubscribePage(
  app: FastifyInstance,
  { shop }: { shop: Pick<Shop, 'db' | 'linkKey' | 'partners'> },
): Promise<void> {
  // Mail programs send `List-Unsubscribe=One-Click` in any form encoding. The content is ignored.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
  app.addHook('onSend', async (_, reply) => {
    reply.header('content-security-policy', policy).header('x-content-type-options', 'nosniff');
    reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer');
  });
  const options = { logLevel: 'warn', config: { perMinute: LIMIT } } as const;

  app.get<{ Params: { token: string } }>('/unsubscribe/:token/', options, ({ params }, reply) => {
    const email = emailOfToken(params.token, shop.linkKey);
    return reply
      .code(email === null ? 404 : 200)
      .type('text/html; charset=utf-8')
      .send(email === null ? unknown : question(email));
  });

  app.post<{ Params: { token: string } }>('/unsubscribe/:token/', options, async (request, reply) => {
    const email = emailOfToken(request.params.token, shop.linkKey);
    if (email !== null) {
      const network = networkHash(networkOf(request));
      const owner = await inTransaction(shop.db, (tx) => unsubscribe(tx, email, network));
      if (owner) reportSubscription(owner, 'Email', false, { partners: shop.partners, log: request.log });
    }
    return reply
      .code(email === null ? 404 : 200)
      .type('text/html; charset=utf-8')
      .send(email === null ? unknown : done(email));
  });
}

const page = (title: string, content: string): string => `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} — Заповедник</title>
<style>
body{margin:0;background:#faf6ee;color:#1d2b22;font:16px/24px system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:32rem;margin:2rem auto;padding:1.5rem;background:#fff;border-radius:16px}
h1{font-size:24px;line-height:32px;margin:0 0 1rem}
button{font:inherit;font-weight:700;min-height:48px;padding:0 24px;border:0;border-radius:12px;background:#1e5138;color:#fff;cursor:pointer}
:focus-visible{outline:2px solid #1e6a45;outline-offset:2px}
a{color:#1e6a45}
</style>
<main>
<h1>${title}</h1>
${content}
<p><a href="/">В магазин</a></p>
</main>
</html>`;

const question = (email: string): string =>
  page(
    'Не присылать таких писем?',
    `<p>Мы удалим подписки адреса ${escapeHtml(email)} на поступление товаров и запишем отказ от новостей. Письма о ваших заказах будут приходить.</p>
<form method="post"><button>Больше не присылать</button></form>`,
  );

const done = (email: string): string =>
  page('Готово', `<p>Писем о поступлении товаров и новостей на ${escapeHtml(email)} больше не будет.</p>`);

const unknown = page('Ссылка не подошла', '<p>Похоже, она скопирована не целиком. Откройте её из письма ещё раз.</p>');
