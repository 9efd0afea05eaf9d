import { html, type Markup, page } from '../acquiring/page';
import { MODES, SERVICES, type ServiceTrouble } from './troubles';

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => html`<option value="${value}">${label}</option>`);

/** For testers: the services with a configured failure, and a form to change that. */
export const controlPage = (troubles: readonly ServiceTrouble[]): string =>
  page(
    'Сбои партнёров',
    html`<h1>Сбои партнёров</h1>
${troubles.length ? troubles.map(current) : html`<p>Сейчас все сервисы работают.</p>`}
<form method="post">
<label for="service">Сервис</label><select id="service" name="service">${options(SERVICES)}</select>
<label for="mode">Пусть он</label><select id="mode" name="mode">${options({ silent: MODES.silent, failing: MODES.failing, slow: MODES.slow })}</select>
<label for="delay">Сколько медлит, мс</label><input id="delay" name="delay" type="number" min="0" max="60000" value="3000">
<label for="scope">Только для запросов, где есть</label><input id="scope" name="scope" maxlength="200" aria-describedby="what"><small id="what">телефон, почта, улица, номер заказа; пусто — для всех запросов</small>
<button>Включить</button>
</form>`,
  );

const current = ({ service, mode, delay, scope }: ServiceTrouble): Markup =>
  html`<form method="post"><p><b>${SERVICES[service]}</b> ${MODES[mode]}${mode === 'slow' ? `, ${delay} мс` : ''}${scope ? ` — где есть «${scope}»` : ' — для всех'}</p>
<input type="hidden" name="service" value="${service}"><input type="hidden" name="scope" value="${scope}"><input type="hidden" name="mode" value="ok">
<button class="other">Снова работает</button></form>`;
