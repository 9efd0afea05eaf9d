import type { Logger } from 'pino';
import type { Shop } from '../../../http/context';
import type { Email } from '../../../partners/mail/mail';
import { createEmail } from '../../messages/api';
import { unsubscribeUrl } from '../../people/api';
import { type BackInStock, sendBackInStockEmails } from './back-in-stock';

/** To a subscriber of a product (PRD-40). */
export function backInStockEmail({ id, createdAt, email, name, origin, code }: BackInStock, linkKey: string): Email {
  const content = createEmail(email, {
    subject: `Снова в наличии: ${name}`,
    paragraphs: [
      `${name} — снова в наличии. Вы просили сообщить об этом.`,
      'Это единственное письмо: подписка на товар закончилась.',
    ],
    link: { url: `${origin}/product/${code}/`, label: 'Перейти к товару' },
    unsubscribeUrl: unsubscribeUrl(origin, email, linkKey),
  });
  return { ...content, key: `back-in-stock-${id}-${createdAt.getTime()}` };
}

type Work = Pick<Shop, 'db' | 'partners' | 'now' | 'linkKey'>;

/** Emails subscribers of products that are in stock again. Without a mail service they keep waiting. */
export async function tellBackInStock(
  { db, partners: { mail }, now, linkKey }: Work,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const onError = (err: unknown) => log.warn({ err }, 'an email about goods in stock again was not sent');
  if (mail) await sendBackInStockEmails(db, now(), (notice) => mail.send(backInStockEmail(notice, linkKey)), onError);
}
