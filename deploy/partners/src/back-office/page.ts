import { html, Markup, page } from '../acquiring/page';
import { EVENTS, isEvent, type Order } from './orders';

const style = new Markup(`<style>
body{max-width:60rem}
table{width:100%;border-collapse:collapse}
td,th{text-align:left;padding:.6rem .5rem;border-bottom:1px solid #cdd4d0;vertical-align:top}
td form{display:inline-block;margin:0 .25rem .25rem 0}
td button{width:auto;margin:0;padding:.4rem .75rem}
.empty{color:#4d5752}
@media(max-width:40rem){table,tbody,tr,td{display:block}thead{display:none}tr{border-bottom:1px solid #cdd4d0;padding:.5rem 0}td{border:0;padding:.1rem 0}}
</style>`);

/** How many orders the page shows. */
const SHOWN = 50;

interface BackOffice {
  readonly orders: readonly Order[];
  /** The error message; empty when there is no error. */
  readonly problem: string;
  /** Seconds between two events of a new order; 0: orders move by hand only. */
  readonly pace: number;
}

/** For testers: the orders that changed last, each with buttons for its possible events. */
export const backOfficePage = ({ orders, problem, pace }: BackOffice): string =>
  page(
    'Учётная система',
    html`${style}<h1>Учётная система</h1>
<p>Песочница 1С: что происходит с заказами магазина. ${pace > 0 ? `Новые заказы идут дальше и сами, шаг за ${pace} с.` : 'Заказы двигаются только отсюда.'} <a href="/outbox/">Письма и СМС покупателям</a>, <a href="/back-office/requests/">заявки и отклики</a>, <a href="/back-office/salons/">закрыть салон на день</a>, <a href="/back-office/visits/">заключения после приёма</a>, <a href="/back-office/opinions/">вопросы и отзывы</a></p>
${problem ? html`<p role="alert">${problem}</p>` : null}
${orders.length ? table(orders.slice(0, SHOWN)) : html`<p class="empty">Заказов пока нет.</p>`}`,
  );

const table = (orders: readonly Order[]): Markup => html`<table>
<thead><tr><th>Заказ</th><th>Статус</th><th>Сумма</th><th>Доставка</th><th>Что произошло</th></tr></thead>
<tbody>${orders.map(row)}</tbody></table>`;

const row = ({ ID, STATUS_NAME, PAYED, PRICE, DELIVERY_NAME, EVENTS: possible }: Order): Markup =>
  html`<tr><td><b>№ ${ID}</b></td><td>${STATUS_NAME}${PAYED === 'Y' && STATUS_NAME !== 'Оплачен' ? ', оплачен' : ''}</td><td>${PRICE.toLocaleString('ru-RU')} ₽</td><td>${DELIVERY_NAME}</td><td>${possible
    .filter(isEvent)
    .map(
      (event) =>
        html`<form method="post"><input type="hidden" name="id" value="${ID}"><button class="other" name="event" value="${event}" aria-label="${EVENTS[event]}: заказ № ${ID}">${EVENTS[event]}</button></form>`,
    )}</td></tr>`;
