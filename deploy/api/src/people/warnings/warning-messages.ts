import type { contactWarning } from '../../db/schema';
import { createEmail } from '../../messages/create-email';
import type { Email } from '../../partners/mail/mail';

export type Warning = typeof contactWarning.$inferSelect;

/** Where a password is changed without an old one, by phone or by e-mail. */
const recovery = ({ origin }: Warning) => `${origin}/auth/password-recovery/`;

/** To the e-mail of before. It does not name the new one. */
export const warningEmail = (warning: Warning): Email => ({
  ...createEmail(warning.address, {
    subject: 'Почту вашего аккаунта изменили',
    paragraphs: [
      'Этот адрес больше не привязан к вашему аккаунту в «Заповеднике». Если вы меняли его сами, ничего не делайте.',
      'Если это были не вы: смените пароль по номеру телефона, верните почту в настройках и нажмите там «Выйти везде, кроме этого устройства».',
      `Не получается войти? Позвоните нам${warning.helpPhone && `: ${warning.helpPhone}`}. Мы вернём вам доступ.`,
    ],
    link: { url: recovery(warning), label: 'Сменить пароль' },
    phone: warning.helpPhone,
  }),
  key: warning.key,
});

/** To the phone of before. It does not name the new one. */
export const warningSms = (warning: Warning): string =>
  [
    '«Заповедник»: телефон вашего аккаунта изменили. Это не вы?',
    `Смените пароль по почте: ${recovery(warning)}`,
    warning.helpPhone && `или позвоните: ${warning.helpPhone}`,
  ]
    .filter(Boolean)
    .join(' ');
