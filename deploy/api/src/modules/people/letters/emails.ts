import type { Email } from '../../../partners/mail/mail';
import { createEmail } from '../../messages/api';

/** @param origin The storefront where the link was requested. */
export const recoveryEmail = (to: string, origin: string, token: string): Email =>
  createEmail(to, {
    subject: 'Новый пароль на сайте «Заповедник»',
    paragraphs: [
      'Вы попросили сменить пароль. Перейдите по ссылке и придумайте новый: она действует час и сработает один раз.',
      'Если это были не вы, ничего не делайте: пароль останется прежним.',
    ],
    link: { url: `${origin}/auth/password-recovery/#token=${token}`, label: 'Сменить пароль' },
  });

/** To an address without a customer. Only its owner learns why there is no link. */
export const unknownAddressEmail = (to: string): Email =>
  createEmail(to, {
    subject: 'Новый пароль на сайте «Заповедник»',
    paragraphs: [
      'Кто-то попросил сменить пароль для этого адреса, но с ним никто не входит на наш сайт.',
      'Если это были вы, попробуйте другой адрес или войдите по номеру телефона.',
    ],
  });

export const confirmationEmail = (to: string, origin: string, token: string): Email =>
  createEmail(to, {
    subject: 'Подтвердите адрес почты',
    paragraphs: [
      'Этот адрес указали на сайте «Заповедник». Подтвердите его, чтобы входить с ним и восстанавливать пароль: ссылка действует сутки.',
      'Если это были не вы, ничего не делайте.',
    ],
    link: { url: `${origin}/auth/success-auth/#email=${token}`, label: 'Подтвердить адрес' },
  });

/** To an address that belongs to another customer. Its owner learns of the attempt; the requester learns nothing. */
export const takenAddressEmail = (to: string): Email =>
  createEmail(to, {
    subject: 'Ваш адрес почты указали ещё раз',
    paragraphs: [
      'Этот адрес указали в другом аккаунте на сайте «Заповедник», но он уже подтверждён в вашем.',
      'Если это были вы, войдите в свой аккаунт. Если нет, ничего не делайте: ваш аккаунт в порядке.',
    ],
  });
