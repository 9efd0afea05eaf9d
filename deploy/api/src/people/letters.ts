import type { Letter } from '../partners/mail/mail';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

interface Content {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly link?: { readonly url: string; readonly label: string };
}

/** An email of the shop: a few paragraphs and at most one link, as HTML and as text. */
export function letter(to: string, { subject, paragraphs, link }: Content): Letter {
  const html = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('');
  const button = link ? `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>` : '';
  return {
    to,
    subject,
    text: [...paragraphs, ...(link ? [`${link.label}: ${link.url}`] : [])].join('\n\n'),
    html: `<!doctype html><html lang="ru"><body>${html}${button}</body></html>`,
  };
}

/** @param origin Of the storefront where the link was requested. */
export const recoveryLetter = (to: string, origin: string, token: string): Letter =>
  letter(to, {
    subject: 'Новый пароль на сайте «Заповедник»',
    paragraphs: [
      'Вы попросили сменить пароль. Перейдите по ссылке и придумайте новый: она действует час и сработает один раз.',
      'Если это были не вы, ничего не делайте: пароль останется прежним.',
    ],
    link: { url: `${origin}/auth/password-recovery/#token=${token}`, label: 'Сменить пароль' },
  });

/** To an address without a customer: only its owner learns why there is no link. */
export const unknownAddressLetter = (to: string): Letter =>
  letter(to, {
    subject: 'Новый пароль на сайте «Заповедник»',
    paragraphs: [
      'Кто-то попросил сменить пароль для этого адреса, но с ним никто не входит на наш сайт.',
      'Если это были вы, попробуйте другой адрес или войдите по номеру телефона.',
    ],
  });

export const confirmationLetter = (to: string, origin: string, token: string): Letter =>
  letter(to, {
    subject: 'Подтвердите адрес почты',
    paragraphs: [
      'Этот адрес указали на сайте «Заповедник». Подтвердите его, чтобы входить с ним и восстанавливать пароль: ссылка действует сутки.',
      'Если это были не вы, ничего не делайте.',
    ],
    link: { url: `${origin}/auth/success-auth/#email=${token}`, label: 'Подтвердить адрес' },
  });

/** To an address that belongs to another customer: its owner learns of the attempt, the requester learns nothing. */
export const takenAddressLetter = (to: string): Letter =>
  letter(to, {
    subject: 'Ваш адрес почты указали ещё раз',
    paragraphs: [
      'Этот адрес указали в другом аккаунте на сайте «Заповедник», но он уже подтверждён в вашем.',
      'Если это были вы, войдите в свой аккаунт. Если нет, ничего не делайте: ваш аккаунт в порядке.',
    ],
  });
