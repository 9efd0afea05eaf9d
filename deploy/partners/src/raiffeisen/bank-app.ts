import type { FastifyInstance, FastifyReply } from 'fastify';
import { renderSVG } from 'uqr';
import * as z from 'zod/mini';
import { isCallBackWay } from '../acquiring/call-backs';
import { callBackChoice } from '../acquiring/card-page';
import { html, Markup, page, roubles } from '../acquiring/page';
import type { PaymentStore } from '../acquiring/payment-store';

const form = z.object({
  does: z.enum(['pay', 'refuse', 'wait', 'expire']),
  callBack: z._default(z.string(), 'once'),
});

/**
 * The shopper's bank app, which a QR code of the fast payment system opens. `/qr/{id}`, its picture at
 * `/qr/{id}/image`.
 */
export async function bankApp(app: FastifyInstance, { payments }: { payments: PaymentStore }): Promise<void> {
  app.get<{ Params: { id: string } }>('/qr/:id/image', ({ params, protocol, host }, reply) =>
    reply.type('image/svg+xml').send(renderSVG(`${protocol}://${host}${app.prefix}/qr/${params.id}`)),
  );

  app.get<{ Params: { id: string } }>('/qr/:id', ({ params, protocol, host, url }, reply) => {
    const payment = payments.find(params.id);
    if (!payment)
      return send(reply, html`<h1>Код не найден</h1><p>Вернитесь в магазин и начните оплату заново.</p>`, 404);
    if (payment.status !== 'new') {
      return send(reply, html`<h1>Платёж завершён</h1><p><a href="${payment.returnUrl}">Вернуться в магазин</a></p>`);
    }
    return send(
      reply,
      html`<h1>Приложение банка (песочница)</h1><p>${payment.description}</p><p class="sum">${roubles(payment.amount)}</p>
<form method="post">
${callBackChoice('once')}
<button name="does" value="pay">Оплатить</button>
<button class="other" name="does" value="wait">Оплатить, банк подумает</button>
<button class="other" name="does" value="refuse">Отказаться</button>
<button class="other" name="does" value="expire">Не успеть</button>
</form>
<details><summary>QR-код этого платежа</summary>${new Markup(renderSVG(`${protocol}://${host}${url}`))}</details>`,
    );
  });

  app.post<{ Params: { id: string } }>('/qr/:id', ({ params, body }, reply) => {
    const payment = payments.find(params.id);
    const given = form.safeParse(body);
    if (!payment || !given.success) return reply.code(404).send();
    const { does, callBack } = given.data;
    payments.callBacks.choose(payment, isCallBackWay(callBack) ? callBack : 'once');
    payments.end(payment, does, 'Покупатель отказался');
    return reply.redirect(payment.returnUrl, 303);
  });
}

const send = (reply: FastifyReply, content: Markup, status = 200) =>
  reply.code(status).type('text/html; charset=utf-8').send(page('Приложение банка: оплата', content));
