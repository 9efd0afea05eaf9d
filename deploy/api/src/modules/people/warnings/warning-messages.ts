import { formatMoment } from '@zapovednik/rules/dates';
import { shopDay, shopMoment } from '../../../base/time/days';
import type { contactWarning } from '../../../db/schema';
import type { EmailContent } from '../../messages/api';
import { stopLinkUrl } from './stop-link';

export type Warning = typeof contactWarning.$inferSelect;

/** The page where a password can be changed by phone or e-mail without the old one. */
const recovery = ({ origin }: Warning) => `${origin}/auth/password-recovery/`;

interface WaitingChange {
  /** «телефон» or «почта». */
  readonly what: string;
  readonly moment: string;
  readonly stop: string;
}

/** The waiting change of a warning; null: the change is already done. */
function waitingChange(
  { changeId, changes, takesEffectAt, createdAt, origin }: Warning,
  key: string,
): WaitingChange | null {
  if (changeId === null || takesEffectAt === null) return null;
  return {
    what: changes === 'phone' ? 'телефон' : 'почта',
    moment: formatMoment(shopMoment(takesEffectAt), shopDay(createdAt)),
    stop: stopLinkUrl(origin, changeId, key),
  };
}

/** To the current e-mail: it has the link that stops the change, and does not contain the new contact. */
const waitingEmail = ({ helpPhone }: Warning, { what, moment, stop }: WaitingChange): EmailContent => ({
  subject: 'Контакты вашего аккаунта скоро изменятся',
  paragraphs: [
    `В вашем аккаунте в «Заповеднике» попросили сменить контакт (${what}). Он сменится ${moment} по Екатеринбургу.`,
    'Если это вы, ничего не делайте. Если нет, остановите смену: мы выйдем из аккаунта на всех устройствах, а вы войдёте заново и смените пароль.',
  ],
  link: { url: stop, label: 'Остановить смену' },
  phone: helpPhone,
});

/**
 * To the earlier e-mail. It does not contain the new one.
 *
 * @param key the setting `LINK_KEY`
 */
export function warningEmail(warning: Warning, key: string): EmailContent {
  const waiting = waitingChange(warning, key);
  return waiting ? waitingEmail(warning, waiting) : changedEmail(warning);
}

const changedEmail = (warning: Warning): EmailContent => ({
  subject: 'Почту вашего аккаунта изменили',
  paragraphs: [
    'Этот адрес больше не привязан к вашему аккаунту в «Заповеднике». Если вы меняли его сами, ничего не делайте.',
    'Если это были не вы: смените пароль по номеру телефона, верните почту в настройках и нажмите там «Выйти везде, кроме этого устройства».',
    `Не получается войти? Позвоните нам${warning.helpPhone && `: ${warning.helpPhone}`}. Мы вернём вам доступ.`,
  ],
  link: { url: recovery(warning), label: 'Сменить пароль' },
  phone: warning.helpPhone,
});

/**
 * To the earlier phone. It does not contain the new one.
 *
 * @param key the setting `LINK_KEY`
 */
export function warningSms(warning: Warning, key: string): string {
  const waiting = waitingChange(warning, key);
  if (waiting) {
    return `«Заповедник»: ${waiting.moment} в вашем аккаунте сменится ${waiting.what}. Это не вы? Остановите: ${waiting.stop}`;
  }
  return [
    '«Заповедник»: телефон вашего аккаунта изменили. Это не вы?',
    `Смените пароль по почте: ${recovery(warning)}`,
    warning.helpPhone && `или позвоните: ${warning.helpPhone}`,
  ]
    .filter(Boolean)
    .join(' ');
}
