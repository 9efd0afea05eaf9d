import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { type CallBackWay, callBackWays, isCallBackWay } from './call-backs';
import { findCard, SECURE_CODE, testCards } from './cards';
import { html, type Markup, page, roubles } from './page';
import type { Payment } from './payment';
import type { PaymentStore } from './payment-store';
import { showReceipt } from './receipt';

interface CardPageOptions {
  readonly payments: PaymentStore;
  /** The name that the shopper sees. */
  readonly bank: string;
}

const form = z.object({
  number: z._default(z.string(), ''),
  /** The code of 3-D Secure. */
  code: z.optional(z.string()),
  callBack: z._default(z.string(), 'once'),
});

/** The payment page of a card acquirer: the card number decides the result. `GET` and `POST /pay/{id}`. */
export async function cardPage(app: FastifyInstance, { payments, bank }: CardPageOptions): Promise<void> {
  app.get<{ Params: { id: string } }>('/pay/:id', ({ params }, reply) => {
    const payment = payments.find(params.id);
    return payment ? show(reply, payment, null) : missing(reply);
  });

  app.post<{ Params: { id: string } }>('/pay/:id', ({ params, body }, reply) => {
    const payment = payments.find(params.id);
    if (!payment) return missing(reply);
    const { number, code, callBack } = form.parse(body ?? {});
    const way = isCallBackWay(callBack) ? callBack : 'once';
    const card = findCard(number);
    if (!card) return show(reply, payment, 'Такой карты в песочнице нет. Номера тестовых карт — внизу страницы.', way);
    if (card.secure && code === undefined && payment.status === 'new') return askForCode(reply, payment, number, way);
    payments.callBacks.choose(payment, way);
    const wrongCode = card.secure && code !== SECURE_CODE;
    payments.end(payment, wrongCode ? 'refuse' : card.outcome, wrongCode ? 'Неверный код из СМС' : card.reason);
    return reply.redirect(payment.returnUrl, 303);
  });

  const send = (reply: FastifyReply, content: Markup, status = 200) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(page(`${bank}: оплата`, content));

  const missing = (reply: FastifyReply) =>
    send(reply, html`<h1>Платёж не найден</h1><p>Вернитесь в магазин и начните оплату заново.</p>`, 404);

  function show(reply: FastifyReply, payment: Payment, error: string | null, way: CallBackWay = 'once') {
    if (payment.status !== 'new') {
      return send(reply, html`<h1>Платёж завершён</h1><p><a href="${payment.returnUrl}">Вернуться в магазин</a></p>`);
    }
    return send(
      reply,
      html`<h1>${bank}</h1><p>${payment.description}</p><p class="sum">${roubles(payment.amount)}</p>
${showReceipt(payment.receipt)}
${error === null ? null : html`<p role="alert">${error}</p>`}
<form method="post">
<label for="number">Номер карты</label>
<input id="number" name="number" inputmode="numeric" autocomplete="cc-number" required>
<div class="two">
<div><label for="expires">Срок действия</label><input id="expires" inputmode="numeric" autocomplete="cc-exp" placeholder="ММ/ГГ"></div>
<div><label for="cvc">CVC</label><input id="cvc" inputmode="numeric" autocomplete="cc-csc" maxlength="3"></div>
</div>
${callBackChoice(way)}
<button>Оплатить ${roubles(payment.amount)}</button>
</form>
<p><a href="${payment.returnUrl}">Вернуться в магазин, не оплачивая</a></p>
<details open><summary>Тестовые карты</summary><ul>${testCards.map(
        ({ number, does }) => html`<li><code>${number.replace(/(.{4})(?=.)/g, '$1 ')}</code> — ${does}</li>`,
      )}</ul><p><small>Код 3-D Secure — ${SECURE_CODE}. Срок и CVC — любые.</small></p></details>`,
    );
  }

  const askForCode = (reply: FastifyReply, payment: Payment, number: string, way: CallBackWay) =>
    send(
      reply,
      html`<h1>Подтвердите оплату</h1><p class="sum">${roubles(payment.amount)}</p>
<form method="post">
<input type="hidden" name="number" value="${number}"><input type="hidden" name="callBack" value="${way}">
<label for="code">Код из СМС</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required>
<button>Подтвердить</button>
</form><p><small>Песочница: верный код — ${SECURE_CODE}, любой другой — отказ.</small></p>`,
    );
}

/** The tester's choice of callbacks. */
export const callBackChoice = (chosen: CallBackWay): Markup =>
  html`<fieldset><legend>Для тестировщика: уведомление магазину</legend>${Object.entries(callBackWays).map(
    ([way, label]) =>
      html`<label><input type="radio" name="callBack" value="${way}" ${way === chosen ? html`checked` : null}>${label}</label>`,
  )}</fieldset>`;
